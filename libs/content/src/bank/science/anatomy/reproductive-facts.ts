import type { Fact } from '../support.js';

/** Organs of reproduction, by role. */
export const REPRODUCTIVE_ORGANS: readonly Fact[] = [
  {
    name: 'an ovary',
    text: 'produces eggs and estrogen',
    why: 'It is the female gonad: its follicles ripen eggs and secrete the hormone.',
    group: 'female',
  },
  {
    name: 'a uterine (fallopian) tube',
    text: 'is the usual place of fertilization',
    why: 'Sperm normally meet the egg in its wide outer part, the ampulla.',
    group: 'female',
  },
  {
    name: 'the endometrium',
    text: 'is the lining that is partly shed in menstruation',
    why: 'This inner layer of the uterus thickens each cycle and breaks down when no embryo implants.',
    group: 'female',
  },
  {
    name: 'the myometrium',
    text: 'is the muscle layer that contracts in labor',
    why: 'Its smooth muscle makes up most of the wall of the uterus.',
    group: 'female',
  },
  {
    name: 'the cervix',
    text: 'is the narrow neck that dilates to 10 cm in childbirth',
    why: 'It joins the uterus to the vagina and must open before the baby can pass.',
    group: 'female',
  },
  {
    name: 'the corpus luteum',
    avoid: ['the placenta', 'an ovary'],
    text: 'secretes progesterone after ovulation',
    why: 'The emptied follicle turns into this gland, which keeps the lining of the uterus ready.',
    group: 'female',
  },
  {
    name: 'the placenta',
    text: 'exchanges gases and nutrients between mother and fetus',
    why: 'The two circulations lie close to each other there but do not mix.',
    group: 'female',
  },
  {
    name: 'a seminiferous tubule',
    text: 'is the place where sperm are produced',
    why: 'Its wall of germ cells and Sertoli cells carries out spermatogenesis.',
    group: 'male',
  },
  {
    name: 'the epididymis',
    text: 'stores sperm while they mature and become able to swim',
    why: 'This coiled tube lies on the back of the testis, and sperm spend about two weeks there.',
    group: 'male',
  },
  {
    name: 'the ductus (vas) deferens',
    text: 'carries sperm from the scrotum into the pelvic cavity',
    why: 'It is the duct that is cut in a vasectomy.',
    group: 'male',
  },
  {
    name: 'a seminal vesicle',
    text: 'adds a fructose-rich fluid that makes up most of semen',
    why: 'About 60% or more of semen comes from these glands, and the sugar feeds the sperm.',
    group: 'male',
  },
  {
    name: 'the prostate gland',
    text: 'surrounds the first part of the male urethra and adds a milky fluid',
    why: 'Because it encircles the tube below the bladder, its enlargement hinders urination.',
    group: 'male',
  },
  {
    name: 'the scrotum',
    text: 'keeps the testes slightly cooler than the rest of the body',
    why: 'Sperm form best about 2 to 4 °C below core temperature.',
    group: 'male',
  },
];

/** Hormones and events of the cycle and of pregnancy. */
export const REPRODUCTIVE_SIGNALS: readonly Fact[] = [
  {
    name: 'follicle-stimulating hormone (FSH)',
    text: 'starts the growth of several egg-bearing sacs in the ovary early in each cycle',
    why: 'The anterior pituitary releases it, and in males it supports the formation of sperm.',
  },
  {
    name: 'luteinizing hormone (LH)',
    text: 'triggers ovulation through a sudden surge',
    why: 'The ripe egg is released about a day and a half after the surge begins, in mid-cycle.',
  },
  {
    name: 'estrogen',
    text: 'rebuilds the lining of the uterus in the first half of the cycle',
    why: 'It comes from the growing follicle and makes the cells of the lining multiply.',
  },
  {
    name: 'progesterone',
    text: 'keeps the lining of the uterus ready for an embryo in the second half of the cycle',
    why: 'Its fall, when there is no pregnancy, brings on menstruation.',
  },
  {
    name: 'human chorionic gonadotropin (hCG)',
    text: 'is the signal of the embryo that pregnancy tests detect',
    why: 'The tissue that will form the placenta secretes it, and it keeps the corpus luteum going.',
  },
  {
    name: 'testosterone',
    text: 'brings about deepening of the voice and growth of facial hair at puberty',
    why: 'The interstitial cells of the testes secrete it under the influence of LH.',
  },
  {
    name: 'gonadotropin-releasing hormone (GnRH)',
    text: 'makes the anterior pituitary release FSH and LH',
    why: 'It comes in pulses from the hypothalamus and so stands at the top of the chain.',
  },
  {
    name: 'prolactin',
    text: 'makes the breasts produce milk after childbirth',
    why: 'The anterior pituitary releases more of it when an infant suckles.',
  },
  {
    name: 'oxytocin',
    text: 'strengthens the contractions of labor and ejects milk',
    why: 'It acts on smooth muscle of the uterus and on muscle-like cells around the milk glands.',
  },
];
