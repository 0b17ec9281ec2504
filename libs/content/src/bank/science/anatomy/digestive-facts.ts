import type { Fact } from '../support.js';

/** Organs of digestion, by their main job. */
export const DIGESTIVE_ORGANS: readonly Fact[] = [
  {
    name: 'the stomach',
    text: 'churns food with hydrochloric acid and pepsin',
    why: 'Its acid kills many microbes and lets pepsin start on proteins, while its three muscle layers mix the food into chyme.',
  },
  {
    name: 'the liver',
    text: 'makes bile and processes nutrients that arrive in portal blood',
    why: 'Blood from the intestines reaches it first through the hepatic portal vein; its cells also secrete bile.',
  },
  {
    name: 'the gallbladder',
    text: 'stores and concentrates bile between meals',
    why: 'It does not make bile; it removes water from it and empties it into the duodenum after a fatty meal.',
  },
  {
    name: 'the pancreas',
    text: 'secretes bicarbonate and enzymes for all three energy nutrients into the duodenum',
    why: 'Its juice neutralizes stomach acid and holds amylase, lipase and the precursors of proteases.',
  },
  {
    name: 'the small intestine',
    text: 'absorbs most nutrients through villi and microvilli',
    why: 'Folds, villi and microvilli give it a huge surface, and nearly all digested nutrients are taken up there.',
  },
  {
    name: 'the large intestine',
    text: 'forms feces and houses bacteria that make vitamin K',
    why: 'What enters it is mostly water and undigested matter; it absorbs the water and forms feces.',
  },
  {
    name: 'the esophagus',
    text: 'carries swallowed food by peristalsis to the cardiac opening',
    why: 'Waves of muscle contraction push each bolus down; no nutrient is absorbed on the way.',
  },
  {
    name: 'a salivary gland',
    text: 'secretes amylase that begins the breakdown of starch',
    why: 'Saliva moistens food, and its amylase starts to cut starch while food is still being chewed.',
  },
  {
    name: 'the rectum',
    text: 'holds feces until they leave through the anal canal',
    why: 'Stretching of its wall triggers the urge to defecate.',
    // It is the end of the large intestine.
    avoid: ['the large intestine'],
  },
];

/** Digestive enzymes and hormones, by what they act on. */
export const DIGESTIVE_AGENTS: readonly Fact[] = [
  {
    name: 'salivary amylase',
    text: 'splits starch while food is still in the mouth',
    why: 'It works near neutral pH and is stopped by the acid of the stomach.',
  },
  {
    name: 'pepsin',
    text: 'splits proteins in a strongly acidic setting',
    why: 'It is formed from pepsinogen by hydrochloric acid and works best at about pH 2.',
  },
  {
    name: 'trypsin',
    text: 'splits proteins in the slightly alkaline small intestine',
    why: 'The pancreas sends it out as trypsinogen, which an enzyme of the intestinal lining activates.',
  },
  {
    name: 'pancreatic lipase',
    text: 'splits triglycerides into fatty acids and monoglycerides',
    why: 'It needs bile to break fat into fine droplets first, because it works only at their surface.',
  },
  {
    name: 'lactase',
    text: 'splits the sugar of milk at the brush border',
    why: 'It cuts lactose into glucose and galactose; adults who make too little of it get cramps from milk.',
    group: 'sugar',
  },
  {
    name: 'sucrase',
    text: 'splits table sugar into glucose and fructose',
    why: 'This brush-border enzyme acts on sucrose only, whose two halves are then absorbed.',
    group: 'sugar',
  },
  {
    name: 'maltase',
    text: 'splits a disaccharide into two molecules of glucose',
    why: 'It finishes the digestion of starch, which amylase has cut into maltose.',
    group: 'sugar',
  },
  {
    name: 'bile',
    text: 'breaks fat into small droplets without being an enzyme',
    why: 'Bile salts act as a detergent: the droplets are smaller, but no chemical bond is cut.',
  },
  {
    name: 'gastrin',
    text: 'is a hormone that makes the stomach secrete more acid',
    why: 'Cells of the stomach release it into the blood when food, above all protein, arrives.',
    group: 'hormone',
  },
  {
    name: 'secretin',
    text: 'is a hormone that makes the pancreas release bicarbonate',
    why: 'The duodenum releases it when acid chyme arrives, so that the acid is neutralized.',
    group: 'hormone',
  },
  {
    name: 'cholecystokinin',
    text: 'is a hormone that makes the gallbladder contract',
    why: 'The duodenum releases it when fat and protein arrive, so that bile and enzymes follow.',
    group: 'hormone',
  },
  {
    name: 'ghrelin',
    text: 'is a hormone from the empty stomach that raises appetite',
    why: 'Its level rises before meals and falls after them.',
    group: 'hormone',
  },
];
