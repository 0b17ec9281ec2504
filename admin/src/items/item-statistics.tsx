import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AdminItemDetail, OptionChoices } from '@prepward/contracts/admin-items';
import type { ItemKey } from '@prepward/contracts/items';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import {
  correlationWithInterval,
  minutes,
  percent,
  plainText,
  shareWithInterval,
} from './item-words.js';

function keyIds(key: ItemKey): readonly string[] {
  switch (key.type) {
    case 'multiple-choice':
      return [key.option];
    case 'multiple-select':
      return key.options;
    case 'hot-spot':
      return [key.region];
    case 'ordered':
      return key.order;
    case 'supply':
      return [];
  }
}

/** What an option or region is called. */
function nameOf({ view }: AdminItemDetail, id: string): string {
  const option = view.options?.find((one) => one.id === id);
  if (option !== undefined) return plainText(option.html);
  return view.regions?.find((one) => one.id === id)?.name ?? id;
}

/** The share as a bar, with its interval as a line over it. */
function ShareBar({ choices, right }: { choices: OptionChoices; right: boolean }) {
  const { value, low, high } = choices.share;
  return (
    <Box
      aria-hidden="true"
      sx={{ position: 'relative', height: 12, minWidth: '6rem', bgcolor: 'action.hover' }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          right: 'auto',
          width: `${value * 100}%`,
          bgcolor: right ? 'success.main' : 'text.secondary',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 5,
          height: 2,
          left: `${low * 100}%`,
          width: `${(high - low) * 100}%`,
          bgcolor: 'text.primary',
        }}
      />
    </Box>
  );
}

const NUMBER = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

function OptionTable({ item }: { item: AdminItemDetail }) {
  const options = item.statistics?.options ?? [];
  const right = keyIds(item.sheet.key);
  if (options.length === 0) return null;
  return (
    <TableContainer tabIndex={0} role="group" aria-label="How students choose">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Option</TableCell>
            <TableCell>Chosen by</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
            <TableCell>Strongest 27%</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {options.map((choices) => (
            <TableRow key={choices.id}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(item, choices.id)}
                {right.includes(choices.id) ? <strong> (key)</strong> : null}
              </TableCell>
              <TableCell sx={NUMBER}>{shareWithInterval(choices.share)}</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, width: '35%' }}>
                <ShareBar choices={choices} right={right.includes(choices.id)} />
              </TableCell>
              <TableCell sx={NUMBER}>{percent(choices.strong)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** How students answer the item. */
export function ItemStatisticsSection({ item }: { item: AdminItemDetail }) {
  const { statistics } = item;
  return (
    <Section title="How students do">
      {statistics === null ? (
        <Typography color="textSecondary" sx={{ py: 1.5 }}>
          No one has answered this wording in a finished attempt yet. Statistics are updated once a
          day.
        </Typography>
      ) : (
        <>
          <Facts
            facts={[
              ['Students', `${item.answers} first answers to this wording`],
              ['Correct', shareWithInterval(statistics.pValue)],
              [
                'Discrimination',
                statistics.discrimination === null
                  ? 'Needs 30 answers in longer attempts'
                  : correlationWithInterval(statistics.discrimination),
              ],
              ['Median time', minutes(item.medianMs)],
              ['Counted', <Moment key="at" at={statistics.countedAt} never="–" exact />],
            ]}
          />
          <Typography variant="body2" color="textSecondary" sx={{ pb: 1.5 }}>
            Ranges in parentheses are 95% intervals. Discrimination is the correlation with the rest
            of the attempt: above 0.2 is good, below 0 is suspect.
          </Typography>
          <OptionTable item={item} />
        </>
      )}
    </Section>
  );
}
