import { type ReactNode, useState } from 'react';
import { OfflineError } from '../lib/api.js';
import { Alert } from '../ui/alert.js';
import { Badge } from '../ui/badge.js';
import { Brand } from '../ui/brand.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { Card } from '../ui/card.js';
import { ChatLink } from '../ui/chat-link.js';
import { FaqList } from '../ui/faq-list.js';
import { Icon } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { LinkButtons } from '../ui/link-buttons.js';
import { LoadError, Loaded } from '../ui/load-error.js';
import { Popup, PopupItem } from '../ui/menu.js';
import { Progress } from '../ui/progress.js';
import { Skeleton } from '../ui/skeleton.js';
import { PageSpinner, Spinner } from '../ui/spinner.js';
import { Stars } from '../ui/stars.js';
import { Table } from '../ui/table.js';
import { Tabs } from '../ui/tabs.js';
import { Checkboxes, Choices, Fields, Filters, Passwords, Selects } from './field-samples.js';
import { Illustrations } from './illustration-samples.js';

const nothing = (): void => undefined;

/** Samples of one part of `ui`: every state it can be in. */
export interface Sample {
  /** Name of its file in `web/src/ui`, without the ending. */
  file: string;
  Samples: () => ReactNode;
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

const VARIANTS = ['primary', 'accent', 'secondary', 'quiet'] as const;

function Buttons() {
  return (
    <div className="grid gap-4">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon={<Icon name="mail" className="size-5" />}>
            With icon
          </Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
    </div>
  );
}

function Alerts() {
  return (
    <div className="grid gap-3">
      {(['info', 'success', 'notice', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`Title of ${tone}`}>
          What happened, and what to do next.
        </Alert>
      ))}
      <Alert>Without a title.</Alert>
    </div>
  );
}

function Bars() {
  return (
    <div className="grid gap-4">
      {[0, 2, 5].map((value) => (
        <Progress key={value} label="Score" value={value} max={5} valueText={`${value} of 5`} />
      ))}
    </div>
  );
}

const ROWS = [
  { id: '1', topic: 'Nervous system', score: 74 },
  { id: '2', topic: 'Fractions', score: 100 },
];

function Tables() {
  return (
    <Table
      caption="Scores"
      rows={ROWS}
      rowKey={({ id }) => id}
      columns={[
        { id: 'topic', header: 'Topic', cell: ({ topic }) => topic },
        { id: 'wide', header: 'Wide screens only', cell: () => 'Nov 21', wideOnly: true },
        { id: 'score', header: 'Score', cell: ({ score }) => `${score}%`, numeric: true },
      ]}
    />
  );
}

function TabSamples() {
  const [value, setValue] = useState('first');
  const tabs = [
    { id: 'first', label: 'First', content: <p className="pt-4">Content of the first tab.</p> },
    { id: 'second', label: 'Second', content: <p className="pt-4">Content of the second.</p> },
  ];
  return <Tabs label="Views" tabs={tabs} value={value} onValueChange={setValue} />;
}

function Icons() {
  const names = ['check', 'down', 'menu', 'close', 'mail', 'chat', 'right'] as const;
  const signs = ['info', 'error', 'notice'] as const;
  return (
    <Row>
      {[...names, ...signs].map((name) => (
        <Icon key={name} name={name} className="size-6" />
      ))}
    </Row>
  );
}

function LoadErrors() {
  return (
    <div className="grid gap-3">
      {[false, true].map((retrying) => (
        <LoadError
          key={String(retrying)}
          title="We couldn't load your progress"
          error={new OfflineError(undefined)}
          onRetry={nothing}
          retrying={retrying}
        >
          And a word on what to do.
        </LoadError>
      ))}
      <Loaded
        what="your progress, which takes a while"
        height="h-12"
        query={{ data: undefined, error: null, refetch: nothing, isFetching: true }}
      >
        {() => null}
      </Loaded>
    </div>
  );
}

const BADGE_TONES = ['neutral', 'primary', 'correct', 'incorrect'] as const;

const FAQS = [
  { question: 'A question that opens', answer: 'Its answer.' },
  { question: 'Another question', answer: 'Another answer.' },
];

/** Parts that are shown inline, in light and dark side by side. */
export const SAMPLES: readonly Sample[] = [
  { file: 'button', Samples: Buttons },
  {
    file: 'link-button',
    Samples: () => (
      <div className="grid gap-4">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <LinkButton to="/dev/ui" variant={variant}>
              {variant}
            </LinkButton>
            <LinkButton to="/dev/ui" variant={variant} size="large">
              Large
            </LinkButton>
            <LinkButton
              to="/dev/ui"
              variant={variant}
              icon={<Icon name="chat" className="size-5" />}
            >
              With icon
            </LinkButton>
          </Row>
        ))}
      </div>
    ),
  },
  {
    file: 'link-buttons',
    Samples: () => (
      <LinkButtons
        links={[
          { label: 'Main action', to: '/dev/ui#main' },
          { label: 'Second action', to: '/dev/ui#second' },
        ]}
      >
        <ChatLink />
      </LinkButtons>
    ),
  },
  { file: 'alert', Samples: Alerts },
  { file: 'load-error', Samples: LoadErrors },
  {
    file: 'badge',
    Samples: () => (
      <Row>
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    ),
  },
  { file: 'field', Samples: Fields },
  { file: 'password-field', Samples: Passwords },
  { file: 'select-field', Samples: Selects },
  { file: 'checkbox', Samples: Checkboxes },
  { file: 'choice-group', Samples: Choices },
  { file: 'segmented-filter', Samples: Filters },
  { file: 'progress', Samples: Bars },
  { file: 'card', Samples: () => <Card>What a card holds.</Card> },
  { file: 'table', Samples: Tables },
  { file: 'tabs', Samples: TabSamples },
  { file: 'faq-list', Samples: () => <FaqList faqs={FAQS} /> },
  {
    file: 'menu',
    Samples: () => (
      <Popup label="Menu" trigger="Menu" triggerClass={buttonStyle('secondary')}>
        <PopupItem onSelect={nothing}>Item</PopupItem>
        <PopupItem disabled onSelect={nothing}>
          Disabled
        </PopupItem>
      </Popup>
    ),
  },
  { file: 'skeleton', Samples: () => <Skeleton className="h-16" /> },
  {
    file: 'spinner',
    Samples: () => (
      <>
        <Spinner className="size-6" />
        <PageSpinner />
      </>
    ),
  },
  {
    file: 'stars',
    Samples: () => (
      <div className="grid gap-2">
        {[0, 3, 5].map((rating) => (
          <Stars key={rating} rating={rating} className="h-5" />
        ))}
      </div>
    ),
  },
  { file: 'icon', Samples: Icons },
  {
    file: 'brand',
    Samples: () => (
      <Row>
        <Brand />
        <Brand nameClass="sr-only" />
      </Row>
    ),
  },
  { file: 'chat-link', Samples: ChatLink },
  { file: 'illustrations', Samples: Illustrations },
];
