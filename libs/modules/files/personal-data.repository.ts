import { kinds, statement } from '@prepward/platform/database';
import { NO_ONE, type PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const UPLOADS = statement(
  'files.export',
  `SELECT f.name, v.version, v.created_at FROM staff_file_versions v
   JOIN staff_files f ON f.id = v.file_id WHERE v.created_by = $1 ORDER BY v.created_at`,
  { params: [uuid], row: { name: text, version: kinds.int, created_at: timestamptz } },
);

const DISOWN = statement(
  'files.disown-versions',
  'UPDATE staff_file_versions SET created_by = $2 WHERE created_by = $1',
  { params: [uuid, uuid] },
);

const FORGET_UPLOADS = statement(
  'files.forget-uploads',
  'DELETE FROM file_uploads WHERE created_by = $1',
  { params: [uuid] },
);

/** Files that staff uploaded: they stay, without their uploader. */
export const FILES_PERSONAL_DATA: PersonalData = {
  tables: {
    staff_file_versions: {
      end: 'cut-off',
      because: 'the file is the product’s; only who uploaded it was about a person',
      keeps: ['hash', 'pictures'],
    },
    file_uploads: { end: 'deleted' },
  },
  impersonal: { staff_files: 'files of the product' },
  exports: [
    {
      name: 'uploaded-files',
      about: 'Files you uploaded as a member of our staff.',
      rows: (on, { id }) => UPLOADS.all(on, [id]),
    },
  ],
  erasures: [
    (tx, { id }) => DISOWN.run(tx, [id, NO_ONE]),
    (tx, { id }) => FORGET_UPLOADS.run(tx, [id]),
  ],
};
