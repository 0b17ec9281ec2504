import type { StudySheet } from './types.js';

export const englishSheet: StudySheet = {
  subject: 'english',
  lead: 'You hear most of this correctly already. On the exam, name the rule: the ear can be fooled, the rule cannot.',
  parts: [
    {
      area: 'english.conventions',
      blocks: [
        {
          heading: 'Commas: five places',
          body: `- **Before and, but, or, so, yet** that join two full sentences: *It rained, and we left.*
- **After an opening part:** *When the bell rang, they ran.*
- **Around extra information:** *My aunt, a nurse, agreed.*
- **In a series:** *gloves, gowns, and masks*
- **Between equal adjectives:** *a long, cold night*

Never between a subject and its verb, and never alone between two full sentences (comma splice).`,
        },
        {
          heading: 'Semicolon, colon, dash',
          body: `- **Semicolon:** between two full sentences: *It was late; we stayed.* Also before *however, therefore*, with a comma after them.
- **Colon:** after a **full** sentence, before a list or an explanation: *Bring three things: a pen, a badge, and lunch.*
- **Dash:** a sharp break; a pair of dashes works like a pair of commas.`,
        },
        {
          heading: 'Apostrophes',
          body: `| Form | Write |
| --- | --- |
| one owner | the nurse's chart |
| several owners, ending in s | the nurses' lounge |
| several owners, other ending | the children's ward |
| left-out letters | it's = it is, you're = you are |
| possessive pronouns | its, yours, hers, theirs, whose |
| plain plurals | two doctors, the 1990s |`,
        },
        {
          heading: 'Quotation marks and hyphens',
          body: `- Commas and periods stand **inside** the marks; question marks inside only if the quoted words ask.
- A comma before the quotation: *She said, “Wait.”*
- **Hyphen** in a pair before its noun: *a well-known drug*, but *the drug is well known*. None after *-ly*: *a newly opened ward*. Numbers from twenty-one to ninety-nine.`,
        },
        {
          heading: 'Sentences',
          body: `- **Fragment:** lacks a subject, a verb, or a complete thought: *Because it rained.*
- **Run-on:** two sentences with nothing between them.
- Repair: a period; a semicolon; a comma **with** *and, but, so*; or *because, although, when*.

| Kind | Made of |
| --- | --- |
| simple | one independent clause |
| compound | two independent clauses |
| complex | one independent, one dependent |
| compound-complex | two independent, one dependent |`,
        },
        {
          heading: 'Agreement of verbs',
          body: `- Find the subject; cross out what stands between: *The **box** of gloves **is** here.*
- *And* makes a plural. With *or, nor* the **nearer** subject decides: *Neither the aides nor the **nurse was** there.*
- Singular: *each, every, either, neither, everyone, somebody, one of*.
- *The number … is; a number of … are.*
- *Team, staff, committee* are singular as one group.`,
        },
        {
          heading: 'Pronouns',
          body: `- Subjects: *I, he, she, we, they, who*. Objects: *me, him, her, us, them, whom*.
- Take the other person away: *between you and **me***; *Ann and **I** left*.
- **Who** = he, **whom** = him.
- A pronoun needs one clear noun that it stands for, of the same number.`,
        },
        {
          heading: 'Capitals',
          body: `Names and titles before names (*Dr. Lee*, but *the doctor*), months and weekdays (not seasons), languages and nationalities, places and regions (*the South*, but *drive south*), brand names, the first word of a quoted sentence, main words of a title.`,
        },
        {
          heading: 'Spelling rules',
          body: `- **i before e** except after c, or when it sounds like “ay”: *believe, receive, neighbor*. Exceptions: *weird, seize, either, their*.
- **Silent e** goes before a vowel: *hope, hoping*; stays before a consonant: *hopeful*.
- **y to i** after a consonant: *carry, carried*; not before *-ing*.
- **Double** the last consonant after a single, stressed vowel: *refer, referred*, but *benefit, benefited*.
- Plurals: *boxes, knives, heroes, analyses, criteria*.`,
        },
        {
          heading: 'Often misspelled',
          body: `accommodate · occurred · separate · definitely · necessary · recommend · maintenance · privilege · conscience · embarrass · hemorrhage · rhythm · independent · liaison · questionnaire · supersede`,
        },
      ],
    },
    {
      area: 'english.knowledge',
      blocks: [
        {
          heading: 'Clarity',
          body: `- **Modifiers** stand beside what they describe. Not *Running late, the bus was missed*, but *Running late, **I** missed the bus.*
- **Parallel:** like parts in like form: *to wash, to dry, and to fold*.
- **Active** where the doer matters: *The nurse gave the dose.*
- **One tense** unless the time changes; *had* for what came earlier.
- **Short:** *because* for *due to the fact that*, *now* for *at this point in time*.`,
        },
        {
          heading: 'Register',
          body: `| Formal | Informal |
| --- | --- |
| no contractions: *cannot* | *can't* |
| exact words: *children* | *kids* |
| third person | I, you |
| full sentences | fragments, slang |

Choose by reader and purpose: a report to a board is formal, a note to a friend is not. One register throughout.`,
        },
        {
          heading: 'The writing process',
          body: `1. **Prewriting:** purpose, reader, ideas, outline.
2. **Drafting:** whole sentences and paragraphs, no polishing.
3. **Revising:** ideas, order, what to add or cut.
4. **Editing:** grammar, spelling, punctuation.
5. **Publishing:** form, layout, handing it over.

Revising changes **what** is said, editing **how correctly**. Words and ideas of others need a source, also in your own words.`,
        },
        {
          heading: 'Paragraphs',
          body: `- **Topic sentence:** the one idea of the paragraph.
- **Support:** facts, examples, reasons, each about that idea.
- **Concluding sentence:** closes, adds no new topic.
- **Thesis:** the claim of the whole text; arguable and narrow.

A sentence that does not serve the topic sentence goes out, however true it is.`,
        },
        {
          heading: 'Transitions',
          body: `| To show | Use |
| --- | --- |
| addition | also, moreover, in addition |
| contrast | however, nevertheless, although |
| cause | because, since |
| result | therefore, thus, as a result |
| example | for instance, such as |
| time | meanwhile, then, afterward |
| conclusion | in short, overall |`,
        },
      ],
    },
    {
      area: 'english.vocabulary',
      blocks: [
        {
          heading: 'Prefixes',
          body: `| Part | Means | As in |
| --- | --- | --- |
| a-, an- | without | anemia |
| anti- | against | antibiotic |
| brady-, tachy- | slow, fast | tachycardia |
| dys- | bad, difficult | dysfunction |
| endo-, exo- | inside, outside | endoscope |
| hyper-, hypo- | above, below | hypothermia |
| inter-, intra- | between, within | intravenous |
| mal- | bad | malpractice |
| peri- | around | perimeter |
| poly- | many | polyuria |
| post-, pre- | after, before | postnatal |
| sub-, super- | under, over | sublingual |`,
        },
        {
          heading: 'Suffixes',
          body: `| Part | Means | As in |
| --- | --- | --- |
| -algia | pain | neuralgia |
| -ectomy | removal | appendectomy |
| -emia | in the blood | leukemia |
| -itis | inflammation | arthritis |
| -ology | study of | biology |
| -otomy | cutting into | tracheotomy |
| -pathy | disease | neuropathy |
| -able, -ible | can be | legible |
| -less, -ful | without, full of | painless |
| -ous, -ive | having, tending to | contagious |`,
        },
        {
          heading: 'Roots',
          body: `| Root | Means | As in |
| --- | --- | --- |
| bene | good | benefit |
| cardi | heart | cardiology |
| chron | time | chronic |
| derm | skin | dermatitis |
| dict | say | predict |
| gastr | stomach | gastric |
| hem, hemat | blood | hematology |
| hepat | liver | hepatitis |
| neur | nerve | neurology |
| port | carry | transport |
| ren, nephr | kidney | renal |
| scrib, script | write | prescribe |
| spec | look | inspect |`,
        },
        {
          heading: 'Words people mix up',
          body: `| Word | Don’t confuse with |
| --- | --- |
| affect (to influence) | effect (a result) |
| accept (to take) | except (but not) |
| advice (noun) | advise (verb) |
| complement (completes) | compliment (praise) |
| principal (main) | principle (a rule) |
| lay (put something) | lie (rest) |
| fewer (counted) | less (not counted) |
| than (comparison) | then (time) |
| their, there, they're | belonging, place, they are |
| elicit (draw out) | illicit (forbidden) |`,
        },
        {
          heading: 'A word you do not know',
          body: `1. Read the whole sentence, and the one before and after.
2. Look for a definition, an example, a contrast or a cause.
3. Take the word apart: prefix, root, suffix.
4. Put your own word in, then choose what is nearest in **meaning** and in **strength**: *warm, hot, scorching* are not the same word.`,
        },
      ],
    },
  ],
};
