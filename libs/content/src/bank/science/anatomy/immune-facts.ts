import type { Fact } from '../support.js';

/** Cells and molecules of immunity, by what they do. */
export const IMMUNE_AGENTS: readonly Fact[] = [
  {
    name: 'a helper T cell',
    text: 'directs B cells and cytotoxic T cells by releasing cytokines',
    why: 'It is the coordinator of the adaptive response; HIV destroys it, and the whole response fails.',
  },
  {
    name: 'a cytotoxic T cell',
    text: 'kills infected body cells that show a specific foreign antigen',
    why: 'Its receptor fits one antigen, and it makes the target cell burst or destroy itself.',
  },
  {
    name: 'a plasma cell',
    text: 'secretes large amounts of antibody',
    why: 'It is a B cell that has matured into a factory for one antibody.',
    avoid: ['a memory B cell'],
  },
  {
    name: 'a memory B cell',
    text: 'survives for years and speeds up the antibody response to a second infection',
    why: 'It stays after the first encounter, so the next response is quicker and stronger.',
  },
  {
    name: 'a natural killer cell',
    text: 'destroys virus-infected and tumor cells without prior exposure',
    why: 'It belongs to innate immunity and looks for cells that lack the normal markers of self.',
  },
  {
    name: 'a macrophage',
    text: 'engulfs microbes in tissues and presents their antigens',
    why: 'It eats invaders, then shows pieces of them to T cells.',
  },
  {
    name: 'a mast cell',
    text: 'releases histamine into tissues in an allergic reaction',
    why: 'Its granules open when antigen meets the IgE on its surface, and vessels widen and leak.',
  },
  {
    name: 'an interferon',
    text: 'is a protein from a virus-infected cell that warns its neighbors',
    why: 'Neighboring cells then make proteins that hinder the copying of viruses.',
    group: 'molecule',
  },
  {
    name: 'complement',
    text: 'is a group of plasma proteins that can punch holes in microbes',
    why: 'The proteins act in a cascade, mark microbes for phagocytes and form a pore in their membrane.',
    group: 'molecule',
  },
  {
    name: 'an antibody',
    text: 'is a Y-shaped protein that binds one specific antigen',
    why: 'Its two tips fit one antigen, which neutralizes it and marks it for destruction.',
    group: 'molecule',
  },
  {
    name: 'lysozyme',
    text: 'is an enzyme in tears and saliva that breaks bacterial cell walls',
    why: 'It cuts the peptidoglycan of the wall and so belongs to the first line of defense.',
    group: 'molecule',
  },
];

/** Lymphatic organs, by their part in defense. */
export const LYMPH_ORGANS: readonly Fact[] = [
  {
    name: 'a lymph node',
    text: 'filters fluid drained from tissues past resident lymphocytes',
    why: 'Lymph seeps through it past macrophages and other immune cells, which is why nodes swell in infection.',
  },
  {
    name: 'the spleen',
    text: 'filters blood and removes worn-out red cells',
    why: 'It lies in the path of the blood, not the lymph, and also holds many lymphocytes.',
  },
  {
    name: 'the thymus',
    text: 'is the place where T cells mature',
    why: 'Cells that would attack the body itself are removed there before they can do harm.',
  },
  {
    name: 'red bone marrow',
    text: 'produces blood cells, among them those that become lymphocytes',
    why: 'Its stem cells give rise to red cells, white cells and platelets.',
  },
  {
    name: 'a palatine tonsil',
    text: 'guards the throat against microbes in food and air',
    why: 'Its pits trap microbes at the back of the mouth, next to many lymphocytes.',
  },
  {
    name: 'the thoracic duct',
    text: 'returns most of the lymph to the bloodstream near the left shoulder',
    why: 'It is the largest lymphatic vessel and empties where the left subclavian and jugular veins meet.',
  },
  {
    name: 'a lymphatic capillary',
    text: 'takes up excess fluid from between the cells of tissues',
    why: 'Its blind end has flap-like gaps that let fluid in; when it is blocked, the tissue swells.',
  },
];

/** Ways to become immune, with everyday cases. */
export const IMMUNITY_TYPES: readonly Fact[] = [
  {
    name: 'natural active immunity',
    text: 'is gained by recovering from chickenpox',
    why: 'The body itself made antibodies and memory cells in response to an infection.',
  },
  {
    name: 'artificial active immunity',
    text: 'is gained from a measles vaccination',
    why: 'A vaccine makes the body itself form antibodies and memory cells without the disease.',
  },
  {
    name: 'natural passive immunity',
    text: 'is gained by an infant through antibodies in breast milk',
    why: 'The antibodies came ready-made from the mother, without medical means, and fade in months.',
  },
  {
    name: 'artificial passive immunity',
    text: 'is gained from an injection of antivenom after a snakebite',
    why: 'Ready-made antibodies are given as a treatment, so protection is instant but short.',
  },
  {
    name: 'innate immunity',
    text: 'is present from birth in the form of skin, mucus and phagocytes',
    why: 'It treats all invaders alike and needs no earlier contact with them.',
  },
];
