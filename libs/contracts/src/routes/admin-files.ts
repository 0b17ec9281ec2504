import * as z from 'zod';
import {
  adminDownload,
  adminDownloadsQuery,
  adminFile,
  adminFileDetail,
  adminFileParams,
  adminFilesQuery,
  beginUploadBody,
  deleteFilesBody,
  deleteFilesQuery,
  fileChunkParams,
  filePictureParams,
  fileUpload,
  fileUploadParams,
  publishFileBody,
  withdrawFileBody,
} from '../admin-files.js';
import { FILE_CHUNK_BYTES } from '../file-rules.js';
import type { RouteRows } from './route.js';

const common = { access: 'admin', tag: 'admin' } as const;

/** Staff files: sent in pieces, checked, published. */
export const ADMIN_FILE_ROUTES = {
  'admin.files': { ...common, query: adminFilesQuery, answer: z.array(adminFile) },
  'admin.file': { ...common, params: adminFileParams, answer: adminFileDetail },
  'admin.fileContent': { ...common, params: adminFileParams, file: 'application/pdf' },
  'admin.filePicture': { ...common, params: filePictureParams, file: 'image/webp' },
  'admin.publishFile': {
    ...common,
    params: adminFileParams,
    body: publishFileBody,
    answer: adminFileDetail,
  },
  'admin.withdrawFile': {
    ...common,
    params: adminFileParams,
    body: withdrawFileBody,
    answer: adminFileDetail,
  },
  'admin.deleteFiles': {
    ...common,
    query: deleteFilesQuery,
    body: deleteFilesBody,
    answer: z.array(z.uuid()),
  },
  'admin.beginFileUpload': {
    ...common,
    unaudited: true,
    status: 201,
    body: beginUploadBody,
    answer: fileUpload,
  },
  'admin.fileUpload': { ...common, params: fileUploadParams, answer: fileUpload },
  'admin.sendFileChunk': {
    ...common,
    unaudited: true,
    params: fileChunkParams,
    raw: true,
    bodyLimit: FILE_CHUNK_BYTES,
    answer: fileUpload,
  },
  'admin.finishFileUpload': {
    ...common,
    status: 202,
    params: fileUploadParams,
    answer: fileUpload,
  },
  'admin.dropFileUpload': { ...common, unaudited: true, params: fileUploadParams, status: 204 },
  'admin.downloads': { ...common, query: adminDownloadsQuery, answer: z.array(adminDownload) },
} satisfies RouteRows;
