import * as z from 'zod';
import {
  adminEnquiriesQuery,
  adminEnquiry,
  adminEnquiryParams,
  adminEnquiryThread,
  cannedText,
  cannedTextBody,
  cannedTextChange,
  cannedTextParams,
  cannedTextsQuery,
  enquiryBulkQuery,
  enquiryChange,
  enquiryNoteBody,
  enquiryReplyBody,
} from '../admin-inbox.js';
import type { RouteRows } from './route.js';

/** Quote and contact requests, and the texts they are answered with. */
export const ADMIN_INBOX_ROUTES = {
  'admin.enquiries': {
    access: 'admin',
    tag: 'admin',
    query: adminEnquiriesQuery,
    answer: z.array(adminEnquiry),
  },
  'admin.enquiry': {
    access: 'admin',
    tag: 'admin',
    params: adminEnquiryParams,
    answer: adminEnquiryThread,
  },
  'admin.changeEnquiry': {
    access: 'admin',
    tag: 'admin',
    params: adminEnquiryParams,
    body: enquiryChange,
    answer: adminEnquiryThread,
  },
  'admin.changeEnquiries': {
    access: 'admin',
    tag: 'admin',
    query: enquiryBulkQuery,
    body: enquiryChange,
    answer: z.array(z.uuid()),
  },
  'admin.noteOnEnquiry': {
    access: 'admin',
    tag: 'admin',
    params: adminEnquiryParams,
    body: enquiryNoteBody,
    answer: adminEnquiryThread,
  },
  'admin.replyToEnquiry': {
    access: 'admin',
    tag: 'admin',
    params: adminEnquiryParams,
    body: enquiryReplyBody,
    answer: adminEnquiryThread,
  },
  'admin.cannedTexts': {
    access: 'admin',
    tag: 'admin',
    query: cannedTextsQuery,
    answer: z.array(cannedText),
  },
  'admin.cannedText': {
    access: 'admin',
    tag: 'admin',
    params: cannedTextParams,
    answer: cannedText,
  },
  'admin.addCannedText': {
    access: 'admin',
    tag: 'admin',
    status: 201,
    body: cannedTextBody,
    answer: cannedText,
  },
  'admin.changeCannedText': {
    access: 'admin',
    tag: 'admin',
    params: cannedTextParams,
    body: cannedTextChange,
    answer: cannedText,
  },
  'admin.deleteCannedText': {
    access: 'admin',
    tag: 'admin',
    params: cannedTextParams,
    answer: cannedText,
  },
} satisfies RouteRows;
