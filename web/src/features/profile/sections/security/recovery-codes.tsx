import { downloadFile } from '@prepward/browser/download-file';
import { recoveryCodesFile } from '@prepward/browser/two-step-texts';
import { BRAND } from '@prepward/contracts/brand';
import { Copy, Download, Printer } from 'lucide-react';
import { Alert } from '../../../../ui/alert.js';
import { Button } from '../../../../ui/button.js';
import { toast } from '../../../../ui/toast.js';
import { PartActions } from '../../components/section-parts.js';

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ tone: 'success', title: 'Recovery codes copied' });
  } catch {
    toast({ tone: 'error', title: "Your browser didn't let us copy the codes" });
  }
}

function download(codes: readonly string[]): void {
  const file = new Blob([recoveryCodesFile(codes)], { type: 'text/plain' });
  downloadFile('recovery-codes.txt', file);
}

/** The only part that is printed. */
function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <div data-prints-alone="" className="grid gap-3">
      <h3 className="text-16">Your {BRAND.name} recovery codes</h3>
      <p className="text-soft">
        If you lose your phone, each of these gets you in once. Keep them somewhere safe, such as a
        password manager or a drawer at home.
      </p>
      <ul className="figures grid grid-cols-2 gap-x-4 gap-y-2 rounded-md border border-line bg-sunken p-4 font-medium whitespace-nowrap max-[22.5rem]:grid-cols-1 sm:gap-x-6 sm:text-18 sm:tracking-wide">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

/** New recovery codes: shown this once, to be kept outside the phone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <Codes codes={codes} />
      <Alert tone="notice">We show them this once. Save them before you go on.</Alert>
      <PartActions>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copy(codes)}
        >
          Copy
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => download(codes)}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button onClick={onDone}>I've saved them</Button>
      </PartActions>
    </div>
  );
}
