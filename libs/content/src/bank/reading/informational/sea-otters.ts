import { choice, order, readingSet, select } from '../authoring.js';

/** The Otter and the Forest: informational text with 7 items. */
export const seaOtters = readingSet(
  {
    id: 'reading.sea-otters',
    title: 'The Otter and the Forest',
    kind: 'informational',
    text: `Off the Pacific coast of North America grow underwater forests of kelp, a brown seaweed that can lengthen by as much as half a meter in a single day under favorable conditions. Their fronds shelter young fish, soften the force of waves, and feed animals far from the place where they grew, since torn pieces drift to beaches and into deep water.

The forests' chief enemy is a small, spiny grazer. Sea urchins chew through the holdfasts that anchor kelp to rock, and where they become numerous enough they leave a bare seafloor that biologists call an urchin barren. Such barrens are surprisingly durable, because urchins can survive for years with hardly any food and consume each new sprout as it appears.

Sea otters alter the balance. Lacking the thick blubber of other marine mammals, an otter stays warm by burning energy, and it must eat roughly a quarter of its weight every day, much of it in the form of urchins. When fur hunters of the eighteenth and nineteenth centuries reduced the otters to a few scattered remnants, kelp declined along many stretches of coast. Where protected otters later returned, the forests frequently recovered.

Ecologists call such an animal a keystone species, borrowing the name of the central stone that holds an arch together. The comparison is instructive: a keystone is not the largest stone, and its importance becomes obvious only after somebody has removed it.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best captures the main idea of the passage on kelp?',
      [
        'By feeding on urchins, otters allow the underwater forests to persist.',
        "The second paragraph makes urchins the forests' “chief enemy,” and the third explains how otters “alter the balance.”",
      ],
      [
        [
          'By chewing through holdfasts, urchins create bare areas of the seafloor.',
          'true-but-not-main-idea',
          'The barren is one link in the chain; the passage goes on to otters and their return.',
        ],
        [
          'By hunting for fur, people have destroyed most coastal sea life for ever.',
          'overgeneralises',
          'Kelp declined “along many stretches,” and forests “frequently recovered.”',
        ],
        [
          'By growing up to half a meter a day, kelp outpaces the animals that eat it.',
          'contradicts-text',
          'Urchins can strip the forest and “consume each new sprout as it appears.”',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.0,
      'Put the links of the chain that followed the fur trade in order.',
      'Fewer otters meant more urchins, which chewed holdfasts until the seafloor was bare; protection came later and was followed by recovery.',
      'reverses-cause-and-effect',
      [
        [
          'Hunters reduce the otters to scattered remnants.',
          'The hunting comes first, in the eighteenth and nineteenth centuries.',
        ],
        [
          'Urchins, seldom eaten now, become numerous.',
          'Otters eat large numbers of urchins, so their loss lets urchins increase.',
        ],
        [
          'The holdfasts that anchor kelp are chewed through.',
          'Urchins “chew through the holdfasts.”',
        ],
        [
          'A bare seafloor takes the place of the forest.',
          'Where they are numerous, they “leave a bare seafloor.”',
        ],
        [
          'Protected otters return, and kelp grows back.',
          '“Where protected otters later returned, the forests frequently recovered.”',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.3,
      'The word “durable,” as it is used in the second paragraph, most nearly means',
      [
        'long-lasting.',
        'The sentence explains that urchins survive for years and eat new sprouts, so a barren stays a barren.',
      ],
      [
        [
          'hard to scratch.',
          'wrong-sense-of-word',
          'This is the sense used of materials; a barren is a state of the seafloor.',
        ],
        ['well protected.', 'wrong-detail', 'Otters are protected later on; the barrens are not.'],
        ['widely spread.', 'sounds-plausible', 'The reason given concerns time, not area.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'Why does the author mention that otters lack thick blubber?',
      [
        'It accounts for the large amount of food that an otter must eat.',
        'Without blubber an otter “stays warm by burning energy,” and so needs a quarter of its weight in food daily.',
      ],
      [
        [
          'It explains why hunters preferred otters to other sea mammals.',
          'sounds-plausible',
          'Hunters wanted fur, but the sentence links blubber to food.',
        ],
        [
          'It shows that otters are poorly adapted to living in the ocean.',
          'goes-beyond-text',
          'Otters manage by eating a great deal; the passage does not call them poorly adapted.',
        ],
        [
          'It suggests that otters can go without food for several years.',
          'wrong-subject',
          'It is urchins that “can survive for years with hardly any food.”',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What does the comparison in the final paragraph emphasize?',
      [
        'A modest member of a system may be the one that supports it.',
        '“A keystone is not the largest stone,” yet it “holds an arch together.”',
      ],
      [
        [
          'A structure built of stone will outlast one made of seaweed.',
          'too-literal',
          'Arches and kelp are not compared for how long they last.',
        ],
        [
          'A species is valuable in proportion to the size of its body.',
          'opposite',
          'The author stresses that the keystone is “not the largest stone.”',
        ],
        [
          'A loss in nature is usually noticed before any harm is done.',
          'opposite',
          'Importance “becomes obvious only after somebody has removed it.”',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.5,
      'A disease sharply reduces the number of urchins in a barren. Which **two** results does the passage give reason to expect?',
      [
        [
          'New sprouts of kelp are more likely to survive.',
          'Urchins “consume each new sprout as it appears,” so fewer urchins leave more sprouts.',
        ],
        [
          'Young fish may eventually regain a place to hide.',
          'If kelp recovers, its fronds “shelter young fish.”',
        ],
      ],
      [
        [
          'Waves at that spot will strike the shore with more force.',
          'opposite',
          'Kelp fronds “soften the force of waves.”',
        ],
        [
          'Otters in the area will find more urchins than before.',
          'contradicts-premise',
          'The disease leaves fewer urchins, not more.',
        ],
        [
          'The remaining urchins will starve in about a day.',
          'contradicts-text',
          'Urchins “can survive for years with hardly any food.”',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.1,
      "What is the author's main purpose in the passage on kelp forests?",
      [
        'To explain how one animal affects a whole community',
        'The passage leads from kelp to urchins to otters and ends with the “keystone species.”',
      ],
      [
        [
          'To persuade readers to stop wearing clothes made of fur',
          'mistakes-informing-for-persuading',
          'Hunting is mentioned as a cause and not as an appeal.',
        ],
        [
          'To describe the life of a sea urchin in every season',
          'too-narrow',
          'The urchin is one link in the chain.',
        ],
        [
          'To compare the coasts of several different continents',
          'not-stated',
          'One coast is described.',
        ],
      ],
    ),
  ],
);
