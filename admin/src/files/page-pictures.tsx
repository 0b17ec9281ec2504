import { Box, Stack, Typography } from '@mui/material';
import type { AdminFileDetail } from '@prepward/contracts/admin-files';
import { routeRequest } from '@prepward/contracts/route-request';
import { useEffect, useState } from 'react';
import { useSession } from '../shell/session-context.js';

type Picture = AdminFileDetail['pictures'][number];

/**
 * The URL of a page's picture, which only staff may read, for as long as the page is open; null when it can't
 * be read.
 */
function usePagePicture(fileId: string, page: number, version: number): string | null | undefined {
  const session = useSession();
  const [url, setUrl] = useState<string | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has other pictures
  useEffect(() => {
    const stop = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const token = await session.accessToken();
      const { path } = routeRequest('admin.filePicture', { params: { id: fileId, page } });
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(path, { headers, signal: stop.signal });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      made = URL.createObjectURL(await answer.blob());
      setUrl(made);
    };
    load().catch(() => {
      if (!stop.signal.aborted) setUrl(null);
    });
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [session, fileId, page, version]);
  return url;
}

function PagePicture({ fileId, version, picture }: PagePictureProps) {
  const { page, width, height } = picture;
  const url = usePagePicture(fileId, page, version);
  return (
    <Box component="figure" sx={{ m: 0, flex: '1 1 10rem', maxWidth: '15rem' }}>
      <Box
        sx={{
          aspectRatio: `${width} / ${height}`,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
        }}
      >
        {url === null ? (
          <Typography color="textSecondary" sx={{ p: 2 }}>
            Couldn’t load this page.
          </Typography>
        ) : null}
        {url ? (
          <Box
            component="img"
            src={url}
            alt={`Page ${page}`}
            sx={{ width: '100%', display: 'block' }}
          />
        ) : null}
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        Page {page}
      </Typography>
    </Box>
  );
}

interface PagePictureProps {
  fileId: string;
  version: number;
  picture: Picture;
}

/** The first pages of a file. */
export function PagePictures({ file }: { file: AdminFileDetail }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, py: 1.5 }}>
      {file.pictures.map((picture) => (
        <PagePicture key={picture.page} fileId={file.id} version={file.version} picture={picture} />
      ))}
    </Stack>
  );
}
