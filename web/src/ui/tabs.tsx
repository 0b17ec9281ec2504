import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onValueChange: (id: string) => void;
}

/** Views of the same thing, one at a time; arrow keys move between the tabs. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-target border-b-2 border-transparent px-4 py-2 font-medium whitespace-nowrap text-soft -outline-offset-3 hover:text-primary data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
