import type { StudyPart } from './types.js';

/** The body: two in five of the scored questions in Science. */
export const anatomyPart: StudyPart = {
  area: 'science.anatomy',
  blocks: [
    {
      heading: 'The body systems',
      wide: true,
      body: `| System | Main parts | What it does | Worth remembering |
| --- | --- | --- | --- |
| Respiratory | nose, pharynx, larynx, trachea, bronchi, alveoli, diaphragm | brings in oxygen, removes carbon dioxide, helps to hold pH | gases cross in the **alveoli**; the diaphragm moves **down** to breathe in |
| Cardiovascular | heart, arteries, capillaries, veins, blood | carries gases, nutrients, hormones, heat | arteries lead **away** from the heart; the right side pumps to the lungs |
| Digestive | mouth, esophagus, stomach, small and large intestine, liver, pancreas | breaks food down and takes it up | most is absorbed in the **small intestine**; bile is made in the liver, kept in the gallbladder |
| Nervous | brain, spinal cord, nerves | senses, decides, acts, fast | sympathetic: fight or flight; parasympathetic: rest and digest |
| Muscular | skeletal, smooth and cardiac muscle | moves the body and what is in it, makes heat | skeletal is striated and voluntary, cardiac striated and involuntary, smooth neither |
| Skeletal | 206 bones, cartilage, ligaments, joints | supports, protects, stores calcium, makes blood cells | ligament: bone to bone; tendon: muscle to bone |
| Integumentary | epidermis, dermis, hair, nails, glands | keeps water in and germs out, holds temperature, makes vitamin D | blood vessels and nerves lie in the **dermis** |
| Endocrine | pituitary, thyroid, parathyroids, adrenals, pancreas, gonads | steers by hormones, slowly and long | insulin lowers blood sugar, glucagon raises it |
| Urinary | kidneys, ureters, bladder, urethra | filters blood; balances water, salts, pH | the unit is the **nephron**; ADH keeps water |
| Immune, lymphatic | lymph nodes, spleen, thymus, tonsils, white cells | fights infection, returns fluid to the blood | B cells make antibodies; T cells kill or help; vaccines give active immunity |
| Reproductive | ovaries, uterus; testes, prostate | makes gametes, carries offspring | fertilization in the uterine tube; ovulation follows a surge of LH |`,
    },
    {
      heading: 'Where things are',
      body: `| Word | Means |
| --- | --- |
| superior, inferior | nearer the head, the feet |
| anterior, posterior | front, back |
| medial, lateral | nearer the midline, the side |
| proximal, distal | nearer the trunk, farther |
| superficial, deep | nearer the surface, inside |

**Planes:** sagittal (left and right), frontal (front and back), transverse (top and bottom).`,
    },
    {
      heading: 'Four tissues',
      body: `- **Epithelial:** covers and lines; no blood vessels.
- **Connective:** binds and supports: bone, cartilage, fat, blood.
- **Muscle:** contracts.
- **Nervous:** conducts signals.`,
    },
    {
      heading: 'Blood through the heart',
      body: `1. Body → superior and inferior vena cava
2. **Right atrium** → tricuspid valve
3. **Right ventricle** → pulmonary valve → pulmonary artery
4. Lungs → pulmonary veins
5. **Left atrium** → mitral (bicuspid) valve
6. **Left ventricle** → aortic valve → aorta → body

The pulmonary **artery** carries oxygen-**poor** blood, the pulmonary **veins** oxygen-rich blood. Beat: SA node → AV node → bundle of His → Purkinje fibers.`,
    },
    {
      heading: 'Air and food',
      body: `**Air:** nose → pharynx → larynx → trachea → bronchi → bronchioles → alveoli

**Food:** mouth → pharynx → esophagus → stomach → duodenum → jejunum → ileum → colon → rectum

**Urine:** nephron → renal pelvis → ureter → bladder → urethra`,
    },
    {
      heading: 'Digestive enzymes',
      body: `| Enzyme | From | Breaks down |
| --- | --- | --- |
| amylase | mouth, pancreas | starch |
| pepsin | stomach | protein |
| trypsin | pancreas | protein |
| lipase | pancreas | fat |
| lactase | small intestine | milk sugar |

Bile is no enzyme: it breaks fat into droplets.`,
    },
    {
      heading: 'Hormones',
      body: `| Hormone | From | Effect |
| --- | --- | --- |
| insulin | pancreas | blood sugar down |
| glucagon | pancreas | blood sugar up |
| thyroxine | thyroid | metabolism up |
| PTH | parathyroids | blood calcium up |
| calcitonin | thyroid | blood calcium down |
| cortisol | adrenal cortex | stress, sugar up |
| epinephrine | adrenal medulla | fight or flight |
| ADH | posterior pituitary | keeps water |
| FSH, LH | anterior pituitary | gametes, ovulation |`,
    },
    {
      heading: 'Brain and nerves',
      body: `- **Cerebrum:** thought, senses, movement. **Cerebellum:** balance. **Medulla:** breathing, heartbeat.
- **Hypothalamus:** temperature, hunger, thirst.
- Dendrite → cell body → axon → synapse.
- **Sensory** neurons lead in, **motor** neurons lead out.`,
    },
    {
      heading: 'Immunity and blood',
      body: `- **Innate:** skin, mucus, inflammation, phagocytes; the same for all.
- **Adaptive:** B and T cells; specific, with memory.
- **Red cells** carry oxygen, **platelets** clot, **neutrophils** come first.
- Type O negative gives red cells to all; AB positive takes from all.`,
    },
  ],
};
