import { choice, readingSet, select } from '../authoring.js';

/** Two Arrivals in the Same City: narrative text with 8 items. */
export const twoWalks = readingSet(
  {
    id: 'reading.two-walks',
    title: 'Two Arrivals in the Same City',
    kind: 'narrative',
    text: `### Source 1: from a letter, 1951

Dear Tomasz, You ask what the city is like, and I can only tell you what it sounds like, because for eleven days I have been too tired to look up. It sounds like doors. In our village a door was opened in the morning and left open until evening, whereas here each one closes behind every person, with its own particular click, and I have begun to know the families on my staircase by their clicks as I once knew the neighbors by their dogs. Yesterday the woman on the second floor, whose door is the quiet one, had left a dish of dumplings before mine, without a note. I sat down on the stairs and ate every one of them; I do not yet know her name, but I knew the recipe.

### Source 2: from an essay, 2019

I moved into the fourth-floor apartment with the help of an application that found me the movers, the mattress, and the restaurant that delivered my dinner to the door. For a month I congratulated myself on needing nobody. Then the elevator failed on a day when I had a fever, and I discovered that I could have almost anything in the city brought to the lobby and nothing brought up the stairs. It was the old man from the second floor who climbed up with soup, having heard me coughing through the wall of the stairwell. I had lived above him for five weeks, and I would not have recognized him on the street. He has since taught me to play a card game whose rules he changes whenever he is losing.`,
  },
  [
    choice(
      'integration.themes',
      0.2,
      'Which theme is common to both sources?',
      [
        'An unasked kindness by a neighbor makes a stranger feel at home.',
        'The dish of dumplings and the soup are both brought without being asked for.',
      ],
      [
        [
          'A modern invention makes it easier to settle in an unknown city.',
          'only-one-source',
          'Only Source 2 mentions such an invention, and it fails the writer when ill.',
        ],
        [
          'A person who leaves the village will regret it for many years.',
          'not-stated',
          'Neither writer expresses regret.',
        ],
        [
          'A friend from home is the best support in a time of hardship.',
          'contradicts-text',
          'In both texts help comes from a neighbor in the building.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.5,
      'How do the two writers differ at the beginning of their accounts?',
      [
        'The first feels the loss of an open community; the second is proud of needing no one.',
        'In the village doors stayed open; the second writer “congratulated myself on needing nobody.”',
      ],
      [
        [
          'The first is eager to explore the city; the second is anxious about meeting its people.',
          'contradicts-text',
          'The first has been “too tired to look up.”',
        ],
        [
          'The first knows every neighbor by name; the second knows them all by their footsteps.',
          'contradicts-text',
          'The first does not know the name, and the second knew nobody.',
        ],
        [
          'The first lives on the second floor; the second lives on a staircase with many children.',
          'wrong-detail',
          'The neighbors live on the second floor.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.3,
      'What does learning the “clicks” suggest about the writer of the letter?',
      [
        'The writer looks for connection even where people are shut away.',
        'The families are known by their clicks “as I once knew the neighbors by their dogs.”',
      ],
      [
        [
          'The writer suspects that the neighbors are hiding from the law.',
          'not-stated',
          'No suspicion is expressed.',
        ],
        [
          'The writer is annoyed by the noise and intends to move away.',
          'misreads-tone',
          'The sounds become familiar; moving is not mentioned.',
        ],
        [
          'The writer has learned how to avoid the families on the stairs.',
          'misreads-tone',
          'Knowing the sounds brings the families closer; avoiding them is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What is suggested by the last sentence of the letter?',
      [
        'The neighbor comes from a similar background.',
        'The writer knew the recipe, so the dumplings are like those of home.',
      ],
      [
        [
          'The neighbor copied a recipe from the writer.',
          'reverses-relation',
          'The two have not met.',
        ],
        [
          'The neighbor works as a cook in a restaurant.',
          'not-stated',
          'Her work is not mentioned.',
        ],
        [
          'The neighbor forgot to sign a note with it.',
          'wrong-detail',
          'There was no note at all.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.6,
      'What is ironic in the situation described in Source 2?',
      [
        'A person who could order nearly anything lacked help over a few flights of stairs.',
        '“I could have almost anything in the city brought to the lobby and nothing brought up the stairs.”',
      ],
      [
        [
          "A person who lived on a high floor did not make use of the building's elevator.",
          'contradicts-text',
          'The failure of the elevator matters because it was used.',
        ],
        [
          'A person who had a fever was asked to bring soup to somebody on a lower floor.',
          'reverses-relation',
          'The old man brought soup to the writer.',
        ],
        [
          'A person who liked card games was taught one by somebody new to it.',
          'contradicts-text',
          'The old man teaches the game and changes its rules.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.3,
      'Which **two** details are found in both sources?',
      [
        [
          'The neighbor who helps lives on the second floor.',
          '“The woman on the second floor” and “the old man from the second floor” are the helpers.',
        ],
        [
          'The neighbor provides something to eat.',
          'The letter mentions dumplings and the essay soup.',
        ],
      ],
      [
        [
          'The neighbor climbs the stairs to bring a gift to someone ill.',
          'only-one-source',
          'Only the second writer is ill.',
        ],
        [
          'The neighbor is recognized by a sound.',
          'only-one-source',
          "Only the letter says that the neighbor's door is “the quiet one.”",
        ],
        [
          'The neighbor becomes a partner in a game.',
          'only-one-source',
          'Only Source 2 mentions a card game.',
        ],
      ],
    ),
    choice(
      'integration.themes',
      0.4,
      'What do both texts suggest about life in a city?',
      [
        'Closeness of homes does not by itself bring people together.',
        'In both, people share a staircase for days or weeks without knowing each other.',
      ],
      [
        [
          'Modern services have made neighbors more willing to help.',
          'contradicts-text',
          'In Source 2 the services fail, and an old man helps.',
        ],
        [
          'People who live in cities are colder than those in villages.',
          'contradicts-text',
          'In both texts a city neighbor is kind.',
        ],
        [
          'A letter is a better way to keep friends than a telephone.',
          'not-stated',
          'Telephones are not compared with letters.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      1.0,
      'In the two texts, what do the open village door and the delivery to the lobby have in common?',
      [
        "Each shows the writer's idea of closeness before the neighbor appears.",
        'The village door stands for a life in common; the delivery stands for a life that needs nobody. The neighbor changes both ideas.',
      ],
      [
        [
          'Each shows how much safer it was to live in a city in former times.',
          'not-stated',
          'Safety is not discussed.',
        ],
        [
          'Each shows that the writer is too busy to look after an apartment.',
          'not-stated',
          'The writers do not speak of looking after an apartment.',
        ],
        [
          'Each shows what the neighbor will bring to the writer in the end.',
          'wrong-detail',
          'The neighbors bring dumplings and soup.',
        ],
      ],
    ),
  ],
);
