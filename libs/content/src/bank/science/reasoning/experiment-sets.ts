import { passageModel } from '../../kit/index.js';
import type { ItemModel, MultipleChoiceDraft, Passage } from '../../kit/types.js';
import { type Question, questionDraft } from '../support-written.js';
import type { Experiment } from './experiment.js';
import { EXPERIMENTS } from './experiments.js';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ROLES = {
  independent: 'the factor that was changed on purpose, the independent variable',
  dependent: 'the outcome that was measured, the dependent variable',
  constant: 'a condition that was the same in all trials, a constant',
  control: 'what the treated ones are compared with, the control',
} as const;

type Role = keyof typeof ROLES;

/** Where an experiment has no control, the whole of the question stands in as the fourth choice. */
const FILLER = {
  text: 'Outcome of an earlier study',
  why: 'No earlier study is mentioned in the description.',
};

function roleQuestion(
  e: Experiment,
  asked: Role,
  stem: string,
  reason: string,
): MultipleChoiceDraft {
  const others = (Object.keys(ROLES) as Role[]).filter((r) => r !== asked);
  const question: Question = {
    stem,
    key: [e[asked] ?? '', reason],
    wrong: others.map((role) => {
      const text = e[role];
      return text === undefined
        ? [FILLER.text, 'reads-in-other-study', FILLER.why]
        : [text, `takes-${role}-for-${asked}`, `"${text}" names ${ROLES[role]}.`];
    }),
  };
  return questionDraft(question);
}

const STEMS: Record<Role, readonly string[]> = {
  independent: [
    'Which is the independent variable in the investigation "{title}"?',
    'What did the investigators of "{title}" change on purpose?',
    'In "{title}", which factor is the presumed cause?',
  ],
  dependent: [
    'Which is the dependent variable in the investigation "{title}"?',
    'What did the investigators of "{title}" measure as the outcome?',
    'In "{title}", which quantity is the presumed effect?',
  ],
  constant: [
    'Which condition was a constant in the investigation "{title}"?',
    'What did the investigators of "{title}" keep equal, so that it could not explain the outcome?',
    'In "{title}", what was the same in every trial?',
  ],
  control: [
    'What serves as the control in the investigation "{title}"?',
    'With what do the investigators of "{title}" compare the treated ones?',
    'In "{title}", what shows the outcome in the absence of the tested treatment?',
  ],
};

function itemsOf(e: Experiment, index: number) {
  const stem = (role: Role) => (STEMS[role][index % 3] ?? '').replace('{title}', e.title);
  const design = { objective: 'science.reasoning.design', difficulty: -0.3 };
  const reasons: Record<Role, string> = {
    independent: `"${e.independent}" differs between the trials because the investigators made it so, which makes it the independent variable.`,
    dependent: `"${e.dependent}" is what is recorded to see whether the change had an effect, which makes it the dependent variable.`,
    constant: `The description says or implies that this was the same throughout: ${lower(e.constant)} is a constant.`,
    control: `"${e.control}" names what went without the treatment, which shows what happens in its absence.`,
  };
  const roles: Role[] =
    e.control === undefined
      ? ['independent', 'dependent', 'constant']
      : index % 2 === 0
        ? ['independent', 'dependent', 'control']
        : ['independent', 'constant', 'control'];
  return [
    ...roles.map((role) => ({ ...roleQuestion(e, role, stem(role), reasons[role]), ...design })),
    {
      ...questionDraft({
        stem: `Which conclusion is best supported by the results of "${e.title}"?`,
        key: [e.supported, e.why],
        wrong: e.unsupported,
      }),
      objective: 'science.reasoning.evidence',
      difficulty: 0.2,
    },
  ];
}

/** The descriptions of the experiments. */
export const EXPERIMENT_PASSAGES: readonly Passage[] = EXPERIMENTS.map((e) => ({
  id: `science.experiment-${e.slug}`,
  title: e.title,
  kind: 'technical',
  text: e.text,
}));

/** One model per experiment, with its item set. */
export const EXPERIMENT_MODELS: readonly ItemModel[] = EXPERIMENTS.flatMap((e, i) => {
  const passage = EXPERIMENT_PASSAGES[i];
  return passage === undefined ? [] : [passageModel(passage, itemsOf(e, i))];
});
