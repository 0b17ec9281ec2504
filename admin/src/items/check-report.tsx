import {
  Alert,
  Box,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { reachSentence } from './reach-words.js';
import type { Checking } from './use-checked-item.js';

/** What is wrong with the current text, and which students a save would reach. */
export function CheckReport({ checking }: { checking: Checking }) {
  const { checked, problem } = checking;
  const busy = checking.busy && problem === null;
  return (
    <Stack sx={{ gap: 1.5 }} aria-live="polite" aria-busy={busy}>
      {/* Reserves its height, so that nothing below moves. */}
      <Box sx={{ height: 4 }}>{busy ? <LinearProgress aria-label="Checking" /> : null}</Box>
      {problem === null ? null : (
        <Alert severity="error">{problem} Every field needs some text.</Alert>
      )}
      {checked === null || problem !== null ? null : (
        <>
          {checked.findings.length === 0 ? (
            <Alert severity="success">This version passes the bank’s checks.</Alert>
          ) : (
            <Alert severity="error">
              <Typography component="p">Fix these before you save:</Typography>
              <List dense disablePadding>
                {checked.findings.map(({ rule, message }) => (
                  <ListItem key={`${rule} ${message}`} disableGutters>
                    <ListItemText primary={message} secondary={`Bank rule ${rule}`} />
                  </ListItem>
                ))}
              </List>
            </Alert>
          )}
          <Typography>{reachSentence(checked)}</Typography>
        </>
      )}
    </Stack>
  );
}
