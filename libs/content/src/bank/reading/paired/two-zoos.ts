import { choice, readingSet, select } from '../authoring.js';

/** Two Opinions of the City Zoo: persuasive text with 9 items. */
export const twoZoos = readingSet(
  {
    id: 'reading.two-zoos',
    title: 'Two Opinions of the City Zoo',
    kind: 'persuasive',
    text: `### Source 1: a guest column by a veterinarian

The case against zoos is usually built from the worst of them, and I have no wish to defend a bear pacing in a concrete pit. The better question is what the best ones accomplish. The California condor had been reduced to twenty-seven birds by 1987, when every survivor was taken into captivity; today several hundred exist, more than half of them flying free. No nature reserve could have achieved that result. Breeding programs, research on disease, and the training of veterinarians such as myself are paid for, in large part, by families who come to see a giraffe. Close the gate, and you close the laboratory behind it.

### Source 2: a reply by a philosophy instructor

I accept the story of the condor and admire those who wrote it. But a rescue is not a reason for a zoo, any more than a shipwreck is a reason for a cruise. The condors were bred in quiet pens, screened from visitors, and fed by hand puppets so that they would not grow used to people. That is the opposite of an exhibit. If breeding endangered species is the purpose, then let us pay for it directly and honestly. Most of the animals on display belong to species that are in no danger at all, and what children learn at the glass is chiefly that a wild creature may be kept for their amusement.`,
  },
  [
    choice(
      'integration.themes',
      0.2,
      'On which point do the two authors agree?',
      [
        'Captive breeding helped to save the condor.',
        'Source 1 tells the story, and Source 2 says, “I accept the story of the condor.”',
      ],
      [
        [
          'Entrance fees are the fairest way to pay.',
          'only-one-source',
          'Only Source 1 defends payment by visitors; Source 2 wants to “pay for it directly.”',
        ],
        [
          'Children learn to respect wild creatures.',
          'only-one-source',
          'Neither says so, and Source 2 fears that children learn the opposite.',
        ],
        [
          'The worst zoos deserve a stronger defense.',
          'contradicts-text',
          'Source 1 has “no wish to defend” them.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.7,
      "How do the authors differ in their use of the condor's story?",
      [
        'One takes it as an achievement of zoos, the other as an achievement apart from public display.',
        'Source 1 credits zoos; Source 2 says that the quiet pens were “the opposite of an exhibit.”',
      ],
      [
        [
          'One takes it as an example of failure, the other as an example of an early and lasting success.',
          'contradicts-text',
          'Both treat the rescue as a success.',
        ],
        [
          'One takes it as a matter of opinion, the other as a matter that has been settled by research.',
          'contradicts-text',
          'Both accept the story as fact.',
        ],
        [
          'One takes it as a warning to hunters, the other as a warning to families who visit on weekends.',
          'not-stated',
          'Neither text speaks of hunters.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.6,
      'What is the point of the comparison with a shipwreck and a cruise?',
      [
        'Good work done in an emergency does not justify the ordinary business.',
        '“A rescue is not a reason for a zoo, any more than a shipwreck is a reason for a cruise.”',
      ],
      [
        [
          'Zoos expose their visitors to dangers that they have no way to foresee.',
          'too-literal',
          'The danger of a voyage is not the point of the comparison.',
        ],
        [
          'Rescues at sea are much more expensive than programs to breed animals.',
          'too-literal',
          'Costs of rescues are not compared.',
        ],
        [
          'People who enjoy zoos also tend to enjoy other forms of amusement.',
          'not-stated',
          "The comparison says nothing of people's tastes.",
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What does the veterinarian mean by “close the gate, and you close the laboratory behind it”?',
      [
        'Without money from visitors, research and breeding would end.',
        'The programs “are paid for, in large part, by families who come to see a giraffe.”',
      ],
      [
        [
          'Without a locked gate, the animals could escape from a laboratory.',
          'too-literal',
          'The gate stands for the admission of visitors.',
        ],
        [
          'Without research, the families would lose their interest in a giraffe.',
          'reverses-relation',
          'The visitors support the research, not the other way around.',
        ],
        [
          'Without laboratories, veterinarians would have to train on pets.',
          'not-stated',
          'Training on pets is not mentioned.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.6,
      'Which **two** findings would most weaken the argument of Source 1?',
      [
        [
          'Public grants, and not ticket sales, pay for nearly the whole of breeding and research.',
          "Source 1 relies on families' visits as the source of money.",
        ],
        [
          'Condors bred at sites without visitors did as well as birds from programs in zoos.',
          'This would show that exhibits were not needed for the result.',
        ],
      ],
      [
        [
          'A giraffe is more popular with families than a bear that is kept in a concrete pit.',
          'irrelevant-detail',
          'The popularity of animals does not bear on the result.',
        ],
        [
          'Veterinarians who trained in zoos go on to treat a larger number of wild animals.',
          'opposite',
          'This would strengthen the argument of Source 1.',
        ],
        [
          'Several hundred condors are alive, and a majority of them are flying in the wild.',
          'opposite',
          'This is part of the evidence that Source 1 offers.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.1,
      'Which statement from the sources expresses a fact that could be verified?',
      [
        'The condors were fed by means of hand puppets.',
        'The method of feeding can be checked in records of the program.',
      ],
      [
        [
          'The better question is what the best zoos do.',
          'mistakes-opinion-for-fact',
          'Which question is better is a judgment.',
        ],
        [
          'A rescue is not a reason for having a zoo.',
          'mistakes-opinion-for-fact',
          'What counts as a reason is a judgment.',
        ],
        [
          'The story of the condor deserves admiration.',
          'mistakes-opinion-for-fact',
          'Admiration is a judgment of value.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      'How does the author of Source 2 treat the author of Source 1?',
      [
        'With respect for the facts and disagreement about the conclusion',
        '“I accept the story of the condor and admire those who wrote it. But a rescue is not a reason for a zoo.”',
      ],
      [
        [
          'With agreement on the conclusion and doubts about the facts',
          'reverses-relation',
          'The facts are accepted, and the conclusion is rejected.',
        ],
        [
          'With contempt for a veterinarian who is paid by such places',
          'attacks-the-person',
          "The reply does not attack the author's person.",
        ],
        [
          'With indifference to anything that concerns rare species',
          'contradicts-text',
          'The reply wants breeding to be paid for directly.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'What question do both authors think is the right one to ask?',
      [
        'What purpose the keeping of animals serves',
        'Source 1 asks “what the best ones accomplish,” and Source 2 tests zoos by their stated purpose.',
      ],
      [
        [
          'How much families should pay at the gate',
          'only-one-source',
          "Only Source 1 mentions the visitors' money as a help.",
        ],
        [
          'Whether the condor is still in any danger',
          'not-stated',
          "Neither author asks about the condor's present danger.",
        ],
        [
          'Where the worst zoos have been permitted',
          'only-one-source',
          'Only Source 1 mentions the worst zoos, and says little of them.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      1.1,
      'On which unstated assumption does Source 1 rely?',
      [
        'Money for the programs would not come from elsewhere if zoos closed.',
        '“Close the gate, and you close the laboratory” follows only if no other source would pay.',
      ],
      [
        [
          'Families would no longer care about wild animals if zoos were closed.',
          'not-stated',
          'The column speaks of what families pay for and not of what they would feel.',
        ],
        [
          'Condors would survive in any reserve if hunters could be kept away.',
          'contradicts-text',
          'Source 1 says that “no nature reserve could have achieved that result.”',
        ],
        [
          'Zoos with concrete pits could be improved if they had enough giraffes.',
          'distorts-detail',
          'The author does not wish to defend the worst zoos.',
        ],
      ],
    ),
  ],
);
