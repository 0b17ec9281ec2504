import type { Fact } from '../support.js';

/** Parts of the brain, by what they control. */
export const BRAIN_PARTS: readonly Fact[] = [
  {
    name: 'the cerebellum',
    text: 'coordinates movement, balance and posture',
    why: 'It compares the intended movement with what the body senses and corrects the difference.',
  },
  {
    name: 'the medulla oblongata',
    text: 'controls heart rate, blood pressure and the basic rhythm of breathing',
    why: 'Its vital centers lie at the base of the brainstem, so damage there is often fatal.',
  },
  {
    name: 'the hypothalamus',
    text: 'regulates body temperature, thirst and hunger',
    why: 'It keeps the inner environment stable and also directs the pituitary gland.',
  },
  {
    name: 'the thalamus',
    text: 'relays most sensory signals to the cerebral cortex',
    why: 'Nearly all senses except smell pass through it before they reach the cortex.',
  },
  {
    name: 'the hippocampus',
    text: 'forms new long-term memories',
    why: 'People whose hippocampi are damaged keep old memories but cannot lay down new ones.',
  },
  {
    name: 'the amygdala',
    text: 'processes fear and other emotions',
    why: 'This almond-shaped part of the limbic system gives events their emotional weight.',
  },
  {
    name: 'the occipital lobe',
    text: 'interprets what the eyes see',
    why: 'The primary visual cortex lies at the back of the cerebrum.',
    group: 'lobe',
  },
  {
    name: 'the temporal lobe',
    text: 'receives and interprets sounds',
    why: 'The primary auditory cortex lies at the side of the cerebrum, near the ear.',
    group: 'lobe',
  },
  {
    name: 'the parietal lobe',
    text: 'receives touch and other body sensations',
    why: 'The primary somatosensory cortex lies just behind the central sulcus.',
    group: 'lobe',
  },
  {
    name: 'the frontal lobe',
    text: 'plans behavior and starts voluntary movement',
    why: 'It holds the prefrontal cortex for judgment and the primary motor cortex for movement.',
    group: 'lobe',
  },
  {
    name: 'the corpus callosum',
    text: 'connects the two cerebral hemispheres',
    why: 'This thick band of white matter lets the right and left halves exchange signals.',
  },
];

/** Cells of nervous tissue and parts of a neuron. */
export const NEURON_PARTS: readonly Fact[] = [
  {
    name: 'a dendrite',
    text: 'receives signals from other neurons',
    why: 'These short branches carry receptors and lead signals toward the cell body.',
  },
  {
    name: 'the axon',
    text: 'conducts impulses away from the cell body',
    why: 'This single long process carries the action potential to the terminals.',
  },
  {
    name: 'the myelin sheath',
    avoid: ['a Schwann cell', 'an oligodendrocyte'],
    text: 'insulates the nerve fiber so that impulses travel faster',
    why: 'The fatty wrapping makes the impulse leap from gap to gap; its loss slows signals, as in multiple sclerosis.',
  },
  {
    name: 'a node of Ranvier',
    text: 'is a gap in the insulation where the action potential is renewed',
    why: 'Sodium channels are crowded in these bare spots, so the impulse jumps from one to the next.',
  },
  {
    name: 'the axon terminal',
    text: 'releases neurotransmitter into the synaptic cleft',
    why: 'An arriving impulse lets calcium in, and vesicles empty into the gap.',
  },
  {
    name: 'a Schwann cell',
    text: 'wraps peripheral nerve fibers in insulation',
    why: 'Each of these glial cells forms one segment of the sheath outside the brain and spinal cord.',
    group: 'glia',
  },
  {
    name: 'an oligodendrocyte',
    text: 'wraps fibers of the brain and spinal cord in insulation',
    why: 'One such glial cell serves several fibers of the central nervous system.',
    group: 'glia',
  },
  {
    name: 'an astrocyte',
    text: 'supports neurons and helps to form the blood-brain barrier',
    why: 'Its star-shaped processes surround capillaries and steady the chemistry around neurons.',
    group: 'glia',
  },
  {
    name: 'a microglial cell',
    text: 'engulfs debris and microbes in the brain and spinal cord',
    why: 'These small cells are the phagocytes of the central nervous system.',
    group: 'glia',
  },
  {
    name: 'an ependymal cell',
    text: 'lines the ventricles and helps to move cerebrospinal fluid',
    why: 'The cilia of these cells stir the fluid, and some of the cells take part in making it.',
    group: 'glia',
  },
];
