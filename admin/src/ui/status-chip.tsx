import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import NeutralIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';

/** What a state means to staff. */
export type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

const LOOKS = {
  good: { color: 'success', icon: <GoodIcon /> },
  waiting: { color: 'warning', icon: <WaitingIcon /> },
  bad: { color: 'error', icon: <ErrorIcon /> },
  neutral: { color: 'default', icon: <NeutralIcon /> },
} as const;

/** A state as a word, a color and an icon: never the color alone. */
export function StatusChip({ label, tone }: { label: string; tone: Tone }) {
  const { color, icon } = LOOKS[tone];
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={color}
      icon={icon}
      label={label}
    />
  );
}
