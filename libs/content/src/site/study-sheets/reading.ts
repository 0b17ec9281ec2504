import { TEAS } from '../teas.js';
import type { StudySheet } from './types.js';

export const readingSheet: StudySheet = {
  subject: 'reading',
  lead: 'Reading has few facts and many habits. Take one habit into each practice, and keep it for a week.',
  parts: [
    {
      area: 'reading.key-ideas',
      blocks: [
        {
          heading: 'The first two minutes of a text',
          body: `1. Read the question first, so that you know what to look for.
2. Read the text once, and ask of each paragraph: what is it **for**?
3. Say the whole in one sentence of your own before you look at the options.
4. Find the line that proves your answer. No line, no answer.`,
        },
        {
          heading: 'Topic, main idea, detail',
          body: `- **Topic:** what the text is about, in a few words.
- **Main idea:** what it says about the topic, in a sentence. Often first or last in a paragraph; sometimes only implied.
- **Detail:** supports the main idea with a fact, an example, a reason.
- **Summary:** the main ideas in order and in proportion, with no opinion of yours.`,
        },
        {
          heading: 'Four kinds of wrong summaries',
          body: `- **Too narrow:** one detail, even if it is true.
- **Too wide:** more than the text covers.
- **Distorted:** the right words, put together wrongly.
- **Added:** sensible, but nowhere in the text.`,
        },
        {
          heading: 'Inference',
          body: `An inference is not written, and yet it **must** be so if the text is true. Test: can you point at the words that force it? “Could be” is not enough; “always,” “only,” and “every” need a text that says as much.`,
        },
        {
          heading: 'Directions',
          body: `- Do them in order with a pencil, and write the result after every step.
- Mark **if**, **unless**, **until**, **except**, **before**, **otherwise**: the question is usually about one of them.
- Undo nothing in your head: go back to the start when you are lost.`,
        },
        {
          heading: 'Finding things',
          body: `| You look for | Look in the |
| --- | --- |
| a chapter and its page | table of contents |
| every page on a topic | index, under the general word |
| the meaning of a term | glossary |
| where a fact comes from | bibliography, notes |
| who writes to whom, and when | head of a memo |
| dose, warnings, what is in it | panels of a label |

In an index, “see” sends you to another word; “see also” to more.`,
        },
        {
          heading: 'Gauges, scales, maps, charts',
          body: `- Find **two** numbered marks and count the steps between them: (difference) ÷ (steps) is one step.
- Read the unit, and whether the scale starts at zero.
- On a map: the key, the scale, where north is; then walk the route with your finger.
- Turning right while you walk south takes you west.`,
        },
        {
          heading: 'Sequence',
          body: `Order in the text is not always order in time. Watch for **before**, **after**, **once**, **until**, **had** (earlier than the rest), **meanwhile** (at the same time), **finally**. Put the first and the last event in place, then the others between them.`,
        },
      ],
    },
    {
      area: 'reading.craft',
      blocks: [
        {
          heading: 'Fact, opinion, bias, stereotype',
          body: `- **Fact:** could be checked, even if it turns out false.
- **Opinion:** a judgment or a wish. Signs: *best, should, too much, unfortunately*.
- **Bias:** one side is favored: loaded words, facts left out.
- **Stereotype:** one belief about every member of a group.

A sentence with a number can still be an opinion: “Forty minutes is too long.”`,
        },
        {
          heading: 'A word in context',
          body: `1. Cover the word, and put your own word in its place.
2. Find the option nearest to it.
3. Read the sentence again with that option.

Clues: a **definition** (*that is, or*), an **example** (*such as*), a **contrast** (*but, unlike, although*), a **cause** (*because, so*). The usual meaning of the word is often a trap.`,
        },
        {
          heading: "The author's purpose",
          body: `| Purpose | What gives it away |
| --- | --- |
| to inform | facts, explanations, even tone |
| to persuade | a claim, reasons, a call to act |
| to entertain | a story, suspense, humor |
| to instruct | steps, commands, materials |
| to describe | senses, details of a place or person |

For one sentence or paragraph ask: what would be missing without it?`,
        },
        {
          heading: 'Point of view',
          body: `- **First person:** I, we. The teller takes part.
- **Second person:** you. Directions, advertisements.
- **Third person limited:** he, she; one person's thoughts.
- **Third person omniscient:** everybody's thoughts.

An **author's** point of view is what the author thinks of the matter: look at the adjectives and at what is conceded.`,
        },
        {
          heading: 'How texts are built',
          body: `| Structure | Words that show it |
| --- | --- |
| sequence | first, next, then, finally |
| cause and effect | because, as a result, therefore |
| compare and contrast | likewise, unlike, whereas, both |
| problem and solution | difficulty, in response, one answer |
| description | for example, such as, features |
| chronology | in 1902, later, by then |`,
        },
        {
          heading: 'Devices',
          body: `- **Metaphor** says it is; **simile** says it is *like* or *as*.
- **Personification:** a thing acts like a person.
- **Hyperbole:** exaggeration. **Irony:** the opposite is meant.
- **Anecdote:** a small true story. **Rhetorical question:** asked for effect.
- **Appeals:** to logic (figures), to feeling (a child), to trust (an expert).`,
        },
      ],
    },
    {
      area: 'reading.integration',
      blocks: [
        {
          heading: 'Evidence',
          body: `- The best evidence is about **exactly** the claim: same group, same time, same thing measured.
- A prediction goes one step beyond the text, in the direction in which it points.
- A conclusion fits **all** of the text, not only one paragraph of it.`,
        },
        {
          heading: 'Judging an argument',
          body: `Find the **claim**, the **reasons**, the **evidence**, the **assumption** that joins them. Then ask: what fact would weaken it most?

| Weakness | What it does |
| --- | --- |
| Hasty generalization | few cases, wide claim |
| False cause | after it, so because of it |
| Either–or | two choices where there are more |
| Attack on the person | not on the reason |
| Circular | the claim is its own reason |
| Bandwagon | many do it, so it is right |
| Slippery slope | one step, then disaster |`,
        },
        {
          heading: 'Two sources',
          body: `1. Read each by itself: claim, reasons, tone.
2. Note where they **agree**, where they **differ**, and what only one of them says.
3. A shared theme must hold in **both**. Wrong options are usually true of one.
4. They may use the same fact for different ends.`,
        },
        {
          heading: 'Text and figures together',
          body: `- Which part of the answer comes from where? Most need one line of the text **and** one number of the table.
- Check that both speak of the same unit and time.
- A chart can support a sentence, contradict it, or say nothing of it; “says nothing” is an answer too.`,
        },
        {
          heading: 'Pace',
          body: `${TEAS.reading.load} are about ${TEAS.reading.pace} seconds each, reading included. Give a long text two minutes and each of its questions 45 seconds. Flag what takes longer, choose something (a blank is wrong for certain), and come back.`,
        },
      ],
    },
  ],
};
