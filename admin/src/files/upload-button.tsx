import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link, useLogoutIfAccessDenied, useNotify, useRedirect, useRefresh } from 'react-admin';
import { useSession } from '../shell/session-context.js';
import { resource } from '../staff-routes.js';
import { messageOf } from '../ui/message-of.js';
import { UploadError, uploadFile } from './upload-file.js';

interface Sending {
  name: string;
  /** 0 to 1 */
  share: number;
  stop: AbortController;
}

interface Refused {
  words: string;
  fileId: string | null;
}

/** Sends one file at a time, and keeps its progress and errors for the page. */
function useUpload(fileId: string | undefined) {
  const session = useSession();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const send = async (file: File) => {
    const stop = new AbortController();
    const onProgress = (share: number) => setSending({ name: file.name, share, stop });
    setRefused(null);
    onProgress(0);
    try {
      const tools = { session, fetch: fetch.bind(window), onProgress, signal: stop.signal };
      const id = await uploadFile(file, tools, fileId);
      notify(fileId === undefined ? 'File uploaded.' : 'New version uploaded.', {
        type: 'success',
      });
      if (fileId === undefined) redirect('edit', resource('files'), id);
      else refresh();
    } catch (error) {
      if (stop.signal.aborted) return;
      const known = error instanceof UploadError;
      if (!known && (await logoutIfAccessDenied(error))) return;
      setRefused({
        words: known ? error.message : messageOf(error),
        fileId: known ? error.fileId : null,
      });
    } finally {
      setSending(null);
    }
  };
  return { sending, refused, send };
}

function Progress({ sending }: { sending: Sending }) {
  const { name, share, stop } = sending;
  const label = share === 1 ? `Checking ${name}…` : `Uploading ${name}`;
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {share === 1 ? null : <Button onClick={() => stop.abort()}>Stop</Button>}
      </Stack>
      <LinearProgress
        aria-label={label}
        variant={share === 1 ? 'indeterminate' : 'determinate'}
        value={share * 100}
      />
    </Box>
  );
}

interface UploadButtonProps {
  label: string;
  /** The file that gets a new version; left out for a new file. */
  fileId?: string;
}

/** Chooses a PDF and uploads it; errors are shown below the button. */
export function UploadButton({ label, fileId }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { sending, refused, send } = useUpload(fileId);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Reset, so that the same file can be chosen again to continue its upload.
    target.value = '';
    if (file !== undefined) void send(file);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start', minWidth: sending === null ? 0 : { sm: '20rem' } }}>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={choose}
        hidden
      />
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={sending !== null}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {sending === null ? null : <Progress sending={sending} />}
      {refused === null ? null : (
        <Alert severity="error">
          {refused.words}{' '}
          {refused.fileId === null ? null : <Link to={`/files/${refused.fileId}`}>Open it</Link>}
        </Alert>
      )}
    </Stack>
  );
}
