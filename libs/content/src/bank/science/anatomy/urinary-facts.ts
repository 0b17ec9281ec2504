import type { Fact } from '../support.js';

/** Parts of the nephron and the urinary tract, by what happens there. */
export const URINARY_PARTS: readonly Fact[] = [
  {
    name: 'the glomerulus',
    text: 'filters blood under pressure through a tuft of capillaries',
    why: 'Blood pressure pushes water and small solutes through its leaky walls; cells and proteins stay behind.',
    group: 'nephron',
  },
  {
    name: "Bowman's capsule",
    text: 'is a cup that collects the filtrate',
    why: 'It surrounds the capillary tuft and leads what is filtered into the tubule.',
    group: 'nephron',
  },
  {
    name: 'the proximal convoluted tubule',
    text: 'reabsorbs all of the glucose and most of the water and salt in healthy people',
    why: 'Its microvilli and many transporters take back about two thirds of the filtrate.',
    group: 'nephron',
  },
  {
    name: 'the loop of Henle',
    text: 'builds up the salt gradient of the renal medulla',
    why: 'Its descending limb loses water and its ascending limb gives off salt, which makes the medulla salty.',
    group: 'nephron',
  },
  {
    name: 'the distal convoluted tubule',
    text: 'fine-tunes sodium and potassium under the influence of aldosterone',
    why: 'It is the late part of the tubule, where hormones adjust what is kept and what is secreted.',
    group: 'nephron',
    avoid: ['the collecting duct'],
  },
  {
    name: 'the collecting duct',
    text: 'sets the final concentration of urine under the control of ADH',
    why: 'With ADH its wall lets water pass into the salty medulla, and the urine becomes concentrated.',
    group: 'nephron',
  },
  {
    name: 'a ureter',
    text: 'carries urine from one kidney to the bladder',
    why: 'There is one for each kidney, and its muscle moves urine by peristalsis.',
    group: 'tract',
  },
  {
    name: 'the urinary bladder',
    text: 'stores urine in a sac of detrusor muscle',
    why: 'Its transitional epithelium stretches as it fills, and its muscle contracts to empty it.',
    group: 'tract',
  },
  {
    name: 'the urethra',
    text: 'carries urine out of the body',
    why: 'It is a single tube that begins at the floor of the bladder.',
    group: 'tract',
  },
  {
    name: 'the renal pelvis',
    text: 'is the funnel within the kidney that gathers finished urine',
    why: 'The calyces drain into it, and it narrows into the tube that leaves the kidney.',
    group: 'tract',
  },
  {
    name: 'a renal artery',
    text: 'brings blood from the aorta to be cleaned',
    why: 'About a fifth of the output of the heart passes through these vessels to the kidneys.',
    group: 'tract',
  },
];

/** Processes and substances of kidney function. */
export const KIDNEY_PROCESSES: readonly Fact[] = [
  {
    name: 'glomerular filtration',
    text: 'pushes water and small solutes out of capillaries by blood pressure',
    why: 'It is the first step in forming urine and moves about 180 L a day into the tubules.',
  },
  {
    name: 'tubular reabsorption',
    text: 'returns useful substances from the tubule to the blood',
    why: 'Glucose, amino acids, salts and nearly all the water are taken back.',
  },
  {
    name: 'tubular secretion',
    text: 'adds wastes and drugs from the blood to the fluid in the tubule',
    why: 'It removes hydrogen ions, potassium and many drugs that were not filtered.',
  },
  {
    name: 'micturition',
    text: 'empties the bladder through contraction of its muscle',
    why: 'Stretch receptors start the reflex, and the external sphincter puts it under voluntary control.',
  },
  {
    name: 'renin release',
    text: 'starts a hormone cascade that raises low blood pressure',
    why: 'The enzyme from the kidney forms angiotensin I, and angiotensin II then narrows vessels and frees aldosterone.',
  },
  {
    name: 'erythropoietin release',
    text: 'stimulates red bone marrow when oxygen is scarce',
    why: 'The kidney senses low oxygen and sends a hormone that makes the marrow form more red cells.',
  },
  {
    name: 'renal buffering',
    avoid: ['tubular secretion', 'tubular reabsorption'],
    text: 'keeps blood pH steady by excreting hydrogen ions and saving bicarbonate',
    why: 'It is slower than breathing, over hours to days, but it rids the body of acid for good.',
  },
];
