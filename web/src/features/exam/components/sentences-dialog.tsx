import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { isMarked, type TextRange, toggleMark } from '../highlighting.js';
import type { ItemText } from '../item-texts.js';

interface SentencesDialogProps {
  texts: readonly ItemText[];
  marks: Readonly<Record<string, readonly TextRange[]>>;
  onMark: (text: string, ranges: readonly TextRange[]) => void;
  onClose: () => void;
}

/** Highlights whole sentences, for people who can't or don't want to select text. */
export function SentencesDialog({ texts, marks, onMark, onClose }: SentencesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Highlight"
      description="Choose sentences here, or close this, select any words and press Highlight."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-5">
        {texts.map(({ text, title, sentences }) => {
          const ranges = marks[text] ?? [];
          return (
            <fieldset key={text} className="grid gap-1">
              <legend className="mb-1 font-semibold">{title}</legend>
              {sentences.map((sentence) => (
                <label
                  key={sentence.start}
                  className="flex min-h-target items-start gap-3 rounded-sm px-2 py-2 has-checked:bg-notice-tint"
                >
                  <input
                    type="checkbox"
                    checked={isMarked(ranges, sentence)}
                    onChange={() =>
                      onMark(text, toggleMark(ranges, { start: sentence.start, end: sentence.end }))
                    }
                    className="mt-0.5 size-5 shrink-0 accent-primary"
                  />
                  {sentence.text}
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
