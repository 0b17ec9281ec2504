import type { AdminDownload, AdminFileDetail } from '@prepward/contracts/admin-files';
import { DOWNLOAD_FILES_MAX } from '@prepward/contracts/file-rules';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { FilterOf } from '../staff-routes.js';
import { Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StudentField } from '../ui/student-field.js';
import { Read, Rows } from '../ui/sub-list.js';
import { paperName } from './file-words.js';

const NEWEST = { sort: '["at","DESC"]', range: '[0,19]' };

const PAPER = { Paper: (download: AdminDownload) => paperName(download) };
const WHEN = {
  Downloaded: ({ at }: AdminDownload) => <Moment at={at} never="–" exact />,
};
const STUDENT = { Student: (download: AdminDownload) => <StudentField record={download} /> };

interface DownloadsProps {
  filter: FilterOf<'downloads'>;
  columns: Readonly<Record<string, (download: AdminDownload) => ReactNode>>;
  none: string;
}

function Downloads({ filter, columns, none }: DownloadsProps) {
  const text = JSON.stringify(filter);
  return (
    <Section
      title="Downloads"
      actions={
        <Link to={`/downloads?${new URLSearchParams({ filter: text })}`}>All downloads</Link>
      }
    >
      <Read route="admin.downloads" input={{ query: { ...NEWEST, filter: text } }}>
        {(downloads) => (
          <Rows
            label="Downloads"
            rows={downloads}
            keyOf={(download) => download.id}
            columns={columns}
            none={none}
          />
        )}
      </Read>
    </Section>
  );
}

/** Who downloaded a file, in any of its versions. */
export function FileDownloads({ file }: { file: AdminFileDetail }) {
  const hashes = file.versions.slice(0, DOWNLOAD_FILES_MAX).map(({ hash }) => hash);
  return (
    <Downloads
      filter={{ paperHash: hashes }}
      columns={{ ...STUDENT, ...PAPER, ...WHEN }}
      none="No one who was signed in has downloaded it. Visitors are counted, not named."
    />
  );
}

/** What a user downloaded. */
export function UserDownloads({ id }: { id: string }) {
  return (
    <Downloads
      filter={{ userId: id }}
      columns={{ ...PAPER, ...WHEN }}
      none="Nothing was downloaded while signed in."
    />
  );
}
