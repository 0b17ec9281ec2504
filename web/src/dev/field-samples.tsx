import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.js';
import { ChoiceGroup, ChoiceSet } from '../ui/choice-group.js';
import { EmailField, Field, TextAreaField, TextField } from '../ui/field.js';
import { PasswordField } from '../ui/password-field.js';
import { SegmentedFilter } from '../ui/segmented-filter.js';
import { SelectField } from '../ui/select-field.js';

const nothing = (): void => undefined;

export function Fields() {
  return (
    <div className="grid gap-4">
      <TextField label="Empty" placeholder="Placeholder" />
      <TextField label="Filled in" hint="A hint below it." defaultValue="Dana" />
      <TextField label="With an error" error="Enter your name." hint="And a hint." />
      <TextField label="Disabled" disabled defaultValue="Dana" />
      <EmailField label="Email" defaultValue="dana@example.com" />
      <TextAreaField label="Several lines" hint="A hint below it." rows={2} />
      <TextAreaField label="Several lines with an error" error="Write a sentence." rows={2} />
      <Field label="A control of its own" aside={<span className="text-14">Beside the label</span>}>
        {(ids) => <input type="range" {...ids} />}
      </Field>
    </div>
  );
}

export function Passwords() {
  return (
    <div className="grid gap-4">
      <PasswordField label="Password" defaultValue="secret" hint="A hint below it." />
      <PasswordField
        label="New password"
        error="Choose another password."
        aside={<span className="text-14">Beside the label</span>}
      />
    </div>
  );
}

export function Selects() {
  const [value, setValue] = useState<'math' | 'science'>('math');
  const options = [
    { value: 'math', label: 'Math' },
    { value: 'science', label: 'Science' },
  ] as const;
  return (
    <div className="grid gap-4">
      <SelectField label="Subject" options={options} value={value} onValue={setValue} />
      <SelectField
        label="With a hint"
        hint="A hint below it."
        options={options}
        value="science"
        onValue={nothing}
      />
      <SelectField label="Disabled" disabled options={options} value="math" onValue={nothing} />
    </div>
  );
}

export function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Checkbox
        label="Checked"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <Checkbox label="Not checked" checked={false} onChange={nothing} />
      <Checkbox
        label="With an error"
        checked={false}
        onChange={nothing}
        error="Please agree first."
      />
    </>
  );
}

const OPTIONS = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium', hint: 'Like the exam' },
  { value: 'hard', label: 'Hard' },
] as const;

export function Choices() {
  const [value, setValue] = useState<string | undefined>('medium');
  const [values, setValues] = useState<string[]>(['easy', 'hard']);
  return (
    <div className="grid gap-5">
      <ChoiceGroup legend="One of a few" options={OPTIONS} value={value} onValue={setValue} />
      <ChoiceGroup
        legend="Stacked, none chosen"
        hint="A hint below it."
        stacked
        options={OPTIONS}
        value={undefined}
        onValue={nothing}
      />
      <ChoiceSet legend="Some of a few" options={OPTIONS} values={values} onValues={setValues} />
    </div>
  );
}

export function Filters() {
  const [value, setValue] = useState('all');
  const options = [
    { value: 'all', label: 'All', count: 12 },
    { value: 'wrong', label: 'Wrong', count: 3 },
  ];
  const plain = options.map(({ value: each, label }) => ({ value: each, label }));
  return (
    <div className="grid gap-4">
      <SegmentedFilter legend="Show" options={options} value={value} onValue={setValue} />
      <SegmentedFilter
        legend="With its legend shown"
        legendShown
        options={plain}
        value={value}
        onValue={setValue}
      />
    </div>
  );
}
