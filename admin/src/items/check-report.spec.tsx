import { describe, expect, it } from '@jest/globals';
import type { CheckedItem } from '@prepward/contracts/admin-items';
import { render, screen } from '@testing-library/react';
import { CheckReport } from './check-report.js';

const CHECKED: CheckedItem = {
  findings: [],
  changes: { key: false, wording: false, reasons: false },
  reach: { attempts: 0, scores: 0, students: 0, open: 0 },
  view: null,
  sheet: null,
};

describe('what the checks say of a question that is edited', () => {
  it('turns while the text is being checked, and only then', () => {
    const { rerender } = render(
      <CheckReport checking={{ checked: null, busy: true, problem: null }} />,
    );
    expect(screen.queryByLabelText('Checking')).not.toBeNull();
    rerender(<CheckReport checking={{ checked: CHECKED, busy: false, problem: null }} />);
    expect(screen.queryByLabelText('Checking')).toBeNull();
    rerender(<CheckReport checking={{ checked: null, busy: true, problem: 'No answer.' }} />);
    expect(screen.queryByLabelText('Checking')).toBeNull();
  });
});
