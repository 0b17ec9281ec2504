import type { Fact } from '../support.js';

/** Layers, cells and appendages of the skin. */
export const SKIN_PARTS: readonly Fact[] = [
  {
    name: 'a keratinocyte',
    text: 'fills with a tough protein that makes skin resist wear and water',
    why: 'It is the main cell of the epidermis and dies as it is pushed to the surface.',
    group: 'cell',
  },
  {
    name: 'a melanocyte',
    text: 'makes the pigment that shields cells from ultraviolet light',
    why: 'It lies in the deepest layer of the epidermis and hands melanin to its neighbors.',
    group: 'cell',
  },
  {
    name: 'a dendritic (Langerhans) cell',
    text: 'takes up microbes in the epidermis and presents their antigens',
    why: 'It is an immune cell that carries what it finds to the lymph nodes.',
    group: 'cell',
  },
  {
    name: 'a tactile (Merkel) cell',
    text: 'responds to light touch together with a nerve ending',
    why: 'It lies at the base of the epidermis against a sensory nerve ending.',
    group: 'cell',
  },
  {
    name: 'a fibroblast',
    text: 'makes the collagen of the dermis',
    why: 'It lays down the fibers of connective tissue and is active when wounds heal.',
    group: 'cell',
  },
  {
    name: 'an eccrine gland',
    text: 'secretes watery sweat over most of the body to cool it',
    why: 'Its secretion takes heat away as it evaporates; palms and soles have very many.',
    group: 'gland',
  },
  {
    name: 'an apocrine gland',
    text: 'secretes a thicker sweat in the armpit and groin from puberty on',
    why: 'It opens into hair follicles, and bacteria break down its secretion, which gives body odor.',
    group: 'gland',
  },
  {
    name: 'a sebaceous gland',
    text: 'secretes oil that softens hair and skin',
    why: 'Most of these glands open into hair follicles; when one is plugged, acne may follow.',
    group: 'gland',
  },
  {
    name: 'a ceruminous gland',
    avoid: ['a sebaceous gland', 'an apocrine gland'],
    text: 'contributes to the wax of the ear canal',
    why: 'It is a changed sweat gland whose product traps dust.',
    group: 'gland',
  },
  {
    name: 'an arrector pili muscle',
    text: 'makes a hair stand up',
    why: 'This small smooth muscle contracts in cold or fear and causes goose bumps.',
    group: 'gland',
  },
];

/** Layers of the skin, by content. */
export const SKIN_LAYERS: readonly Fact[] = [
  {
    name: 'the stratum corneum',
    text: 'consists of flat, dead cells that are shed',
    why: 'The outermost layer is about 15 to 30 cells thick and keeps water in and microbes out.',
  },
  {
    name: 'the stratum lucidum',
    text: 'is a clear layer found only in thick skin',
    why: 'Palms and soles have this extra layer below the surface.',
  },
  {
    name: 'the stratum granulosum',
    text: 'has cells with grains that will form a water barrier',
    why: 'Its cells release fats and fill with keratin precursors, then die.',
  },
  {
    name: 'the stratum spinosum',
    text: 'has living cells that look prickly because desmosomes join them',
    why: 'When the tissue is prepared, its cells shrink but stay tied at these points.',
  },
  {
    name: 'the stratum basale',
    text: 'is the single row of cells that divide to renew the epidermis',
    why: 'It lies on the dermis, from whose vessels it is fed, and pushes new cells upward.',
  },
  {
    name: 'the papillary dermis',
    text: 'forms small mounds that give rise to fingerprints',
    why: 'This upper part of the dermis is loose tissue whose mounds interlock with the epidermis.',
  },
  {
    name: 'the reticular dermis',
    text: 'is a thick layer of dense irregular collagen',
    why: 'Its fibers run in all directions, so the skin resists pulls from every side.',
  },
  {
    name: 'the hypodermis',
    text: 'stores fat and fastens the skin to the muscles below',
    why: 'This layer of fat and loose tissue insulates the body and is not part of the skin in the strict sense.',
  },
];
