import SuspectIcon from '@mui/icons-material/ReportProblemOutlined';
import { Chip, Stack } from '@mui/material';
import type { AdminItem, Suspicion } from '@prepward/contracts/admin-items';
import { StatusChip } from '../ui/status-chip.js';
import { STATUS_NAMES, STATUS_TONES, SUSPICION_NAMES } from './item-words.js';

/** Whether students get the item. */
export function ItemStatus({ item }: { item: AdminItem }) {
  return <StatusChip label={STATUS_NAMES[item.status]} tone={STATUS_TONES[item.status]} />;
}

/** Why an item should be looked at. */
export function SuspicionChips({ suspicions }: { suspicions: readonly Suspicion[] }) {
  if (suspicions.length === 0) return null;
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {suspicions.map((suspicion) => (
        <Chip
          key={suspicion}
          component="span"
          size="small"
          color="warning"
          variant="outlined"
          icon={<SuspectIcon />}
          label={SUSPICION_NAMES[suspicion]}
        />
      ))}
    </Stack>
  );
}
