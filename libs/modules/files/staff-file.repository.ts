import { Injectable } from '@nestjs/common';
import type { AdminFilesQuery } from '@prepward/contracts/admin-files';
import {
  AdminList,
  anywhere,
  kinds,
  type Page,
  type RowOf,
  statement,
  type Tx,
} from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { FilePicture, StaffFileVersion } from './staff-file-version.entity.js';

const { arrayOf, int, json, text, timestamptz, uuid } = kinds;

const LISTED = {
  id: uuid,
  name: text,
  version: int,
  hash: text,
  bytes: int,
  pages: int,
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type FileRow = RowOf<typeof LISTED>;

const SELECT = `f.id, f.name, v.version, v.hash, v.bytes, v.pages, f.created_at AS "createdAt",
  f.updated_at AS "updatedAt"`;
const FROM = `staff_files f JOIN staff_file_versions v ON v.file_id = f.id AND v.version =
  (SELECT max(version) FROM staff_file_versions WHERE file_id = f.id)`;

const LIST = new AdminList('files.list', {
  from: FROM,
  select: SELECT,
  row: LISTED,
  sorts: {
    name: 'f.name',
    bytes: 'v.bytes',
    pages: 'v.pages',
    createdAt: 'f.created_at',
    updatedAt: 'f.updated_at',
  },
  sortedBy: ['updatedAt', 'DESC'],
  unique: 'f.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `f.id = ANY(${value})` },
    q: { kind: text, where: (value) => `f.name ILIKE ${value}` },
  },
});

const FIND = statement('files.find', `SELECT ${SELECT} FROM ${FROM} WHERE f.id = $1`, {
  params: [uuid],
  row: LISTED,
});

const LOCK = statement('files.lock', 'SELECT 1 FROM staff_files WHERE id = $1 FOR UPDATE', {
  params: [uuid],
});

const VERSION = {
  fileId: uuid,
  version: int,
  hash: text,
  bytes: int,
  pages: int,
  pictures: json<FilePicture[]>(),
  createdBy: uuid,
  createdAt: timestamptz,
};
const VERSION_COLUMNS = `file_id AS "fileId", version, hash, bytes, pages, pictures,
  created_by AS "createdBy", created_at AS "createdAt"`;

const VERSIONS = statement(
  'files.versions',
  `SELECT ${VERSION_COLUMNS} FROM staff_file_versions WHERE file_id = $1 ORDER BY version DESC`,
  { params: [uuid], row: VERSION },
);

const FIND_BY_HASH = statement(
  'files.find-by-hash',
  `SELECT ${VERSION_COLUMNS} FROM staff_file_versions WHERE hash = $1`,
  { params: [text], row: VERSION },
);

const PICTURES_IN_USE = statement(
  'files.pictures-in-use',
  `SELECT wanted.hash FROM unnest($1::text[]) AS wanted(hash) WHERE EXISTS
     (SELECT 1 FROM staff_file_versions v
      WHERE v.pictures @> jsonb_build_array(jsonb_build_object('hash', wanted.hash)))`,
  { params: [arrayOf(text)], row: { hash: text.because('it comes from the array') } },
);

const ADD_FILE = statement(
  'files.add',
  `INSERT INTO staff_files (id, name) VALUES ($1, $2)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, updated_at = clock_timestamp()`,
  { params: [uuid, text] },
);

const ADD_VERSION = statement(
  'files.add-version',
  `INSERT INTO staff_file_versions (file_id, version, hash, bytes, pages, pictures, created_by)
   SELECT $1::uuid, coalesce(max(version), 0) + 1, $2, $3, $4, $5::jsonb, $6
   FROM staff_file_versions WHERE file_id = $1`,
  { params: [uuid, text, int, int, json<readonly FilePicture[]>(), uuid] },
);

const DELETE = statement('files.delete', 'DELETE FROM staff_files WHERE id = $1', {
  params: [uuid],
});

/** The files of staff. */
@Injectable()
export class StaffFileRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of files in their newest version. @param among only these, where given */
  list({ sort, range, filter = {} }: AdminFilesQuery, among?: string[]): Promise<Page<FileRow>> {
    const q = filter.q === undefined ? undefined : anywhere(filter.q);
    const wanted = filter.id;
    const id = among === undefined ? wanted : among.filter((one) => wanted?.includes(one) ?? true);
    return LIST.page(this.dataSource, { sort, range, filter: { q, id } });
  }

  /** In its newest version. */
  find(id: string, tx?: Tx): Promise<FileRow | undefined> {
    return FIND.first(tx ?? this.dataSource, [id]);
  }

  /** Holds a file until the transaction ends. @returns false where there is none */
  lock(id: string, tx: Tx): Promise<boolean> {
    return LOCK.exists(tx, [id]);
  }

  /** Newest first. */
  versions(id: string, tx?: Tx): Promise<StaffFileVersion[]> {
    return VERSIONS.all(tx ?? this.dataSource, [id]);
  }

  /** The version that has these bytes. */
  findByHash(hash: string): Promise<StaffFileVersion | undefined> {
    return FIND_BY_HASH.first(this.dataSource, [hash]);
  }

  /** Those of these pictures' hashes that a version uses. */
  async picturesInUse(hashes: readonly string[]): Promise<Set<string>> {
    const rows = await PICTURES_IN_USE.all(this.dataSource, [hashes]);
    return new Set(rows.map(({ hash }) => hash));
  }

  /** Creates the file if it's missing, and its next version. */
  async addVersion(
    tx: Tx,
    file: { id: string; name: string },
    version: Pick<StaffFileVersion, 'hash' | 'bytes' | 'pages' | 'pictures' | 'createdBy'>,
  ): Promise<void> {
    const { hash, bytes, pages, pictures, createdBy } = version;
    await ADD_FILE.run(tx, [file.id, file.name]);
    await ADD_VERSION.run(tx, [file.id, hash, bytes, pages, pictures, createdBy]);
  }

  /** Deletes a file with all its versions. */
  async delete(id: string, tx: Tx): Promise<void> {
    await DELETE.run(tx, [id]);
  }
}
