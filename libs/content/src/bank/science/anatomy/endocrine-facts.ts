import type { Fact } from '../support.js';

/** Glands, by the hormone they release. */
export const GLANDS: readonly Fact[] = [
  {
    name: 'the anterior pituitary',
    text: 'releases growth hormone and prolactin',
    why: 'Its own cells make these hormones under the control of the hypothalamus.',
  },
  {
    name: 'the posterior pituitary',
    text: 'releases antidiuretic hormone (ADH) and oxytocin',
    why: 'It stores and releases two hormones that neurons of the hypothalamus make.',
  },
  {
    name: 'the thyroid gland',
    text: 'releases thyroxine and calcitonin',
    why: 'Its follicles need iodine to make thyroxine; the cells between them make calcitonin.',
  },
  {
    name: 'a parathyroid gland',
    text: 'releases the hormone that raises blood calcium',
    why: 'Parathyroid hormone draws calcium from bone and makes the kidneys keep it.',
  },
  {
    name: 'the adrenal cortex',
    text: 'releases cortisol and aldosterone',
    why: 'This outer layer makes steroid hormones for stress, metabolism and salt balance.',
  },
  {
    name: 'the adrenal medulla',
    text: 'releases epinephrine in the fight-or-flight response',
    why: 'This inner part is driven by sympathetic nerves and works within seconds.',
  },
  {
    name: 'the pancreas',
    text: 'releases insulin and glucagon from its islets',
    why: 'Its islets of Langerhans control blood glucose in both directions.',
  },
  {
    name: 'the pineal gland',
    text: 'releases melatonin in the dark',
    why: 'Its hormone follows the day-night cycle and helps to time sleep.',
  },
  {
    name: 'the thymus',
    text: 'releases thymosin, which helps T cells to mature',
    why: 'It is large in childhood, when most T cells are trained, and shrinks later.',
  },
  {
    name: 'a testis',
    text: 'releases most of the testosterone in the male body',
    why: 'The interstitial (Leydig) cells between its tubules make this steroid.',
  },
];

/** Hormones, by their main effect. */
export const HORMONES: readonly Fact[] = [
  {
    name: 'insulin',
    text: 'lowers blood glucose by moving it into cells',
    why: 'It lets muscle and fat cells take up glucose and makes the liver store it as glycogen.',
    group: 'metabolic',
  },
  {
    name: 'glucagon',
    text: 'raises blood glucose by making the liver break down glycogen',
    why: 'The pancreas releases it between meals, when the glucose level falls.',
    group: 'metabolic',
    avoid: ['cortisol', 'epinephrine'],
  },
  {
    name: 'thyroxine',
    text: 'sets the basal metabolic rate of most cells',
    why: 'With too much of it one loses weight and feels hot; with too little one feels cold and slow.',
    group: 'metabolic',
  },
  {
    name: 'cortisol',
    text: 'supports the body in long-lasting stress and damps inflammation',
    why: 'This steroid mobilizes fuel over hours to days and holds back immune reactions.',
    group: 'metabolic',
  },
  {
    name: 'epinephrine',
    text: 'speeds up the heart within seconds of an alarm',
    why: 'It is the hormone of fight or flight and also widens the airways.',
    group: 'metabolic',
  },
  {
    name: 'antidiuretic hormone (ADH)',
    text: 'makes the collecting ducts reabsorb water',
    why: 'It puts water channels into the cells of the duct, so the urine becomes scant and concentrated.',
    group: 'mineral',
  },
  {
    name: 'aldosterone',
    text: 'makes the kidneys keep sodium and excrete potassium',
    why: 'Water follows the sodium, so blood volume and pressure rise.',
    group: 'mineral',
  },
  {
    name: 'parathyroid hormone',
    text: 'raises blood calcium by stimulating osteoclasts',
    why: 'It is released when the calcium level falls, and it frees calcium from bone.',
    group: 'mineral',
  },
  {
    name: 'calcitonin',
    text: 'lowers blood calcium by restraining osteoclasts',
    why: 'It is released when the calcium level is high, so that less calcium leaves the bones.',
    group: 'mineral',
  },
  {
    name: 'oxytocin',
    text: 'drives contractions of the uterus and the release of milk',
    why: 'Stretching in labor causes more of it to be released, which is a positive feedback.',
    group: 'growth',
  },
  {
    name: 'prolactin',
    text: 'stimulates the production of milk',
    why: 'It acts on the glandular tissue of the breast; the ejection of milk is the task of another hormone.',
    group: 'growth',
  },
  {
    name: 'growth hormone',
    text: 'stimulates the lengthening of bones in childhood',
    why: 'It acts on the growth plates, in large part through growth factors from the liver.',
    group: 'growth',
  },
  {
    name: 'melatonin',
    text: 'helps to time sleep to the cycle of day and night',
    why: 'Darkness raises its level and light lowers it.',
    group: 'growth',
  },
];
