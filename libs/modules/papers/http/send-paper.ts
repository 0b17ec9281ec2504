import { Injectable, StreamableFile } from '@nestjs/common';
import { DomainError } from '@prepward/platform/errors';
import { byteRange, namesVersion } from '../domain/byte-range.js';
import type { Paper } from '../paper.entity.js';
import { PapersService } from '../papers.service.js';
import { PAPER_TYPE } from '../storage-key.js';

/** What is read of a request for a file; names in small letters, as Node has them. */
export interface FileRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What is needed of the answer. */
export interface FileReply {
  header(name: string, value: string): unknown;
  status(code: number): unknown;
}

/**
 * Readers of PDF in browsers are parts of the browser that need these two; nothing else may load or
 * run, and no other site may frame the paper.
 */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Answers with the file of a paper, or the part of it that is asked for. */
@Injectable()
export class SendPaper {
  constructor(private readonly papers: PapersService) {}

  /**
   * @param cacheControl how long the answer may be kept
   * @returns nothing where the reader has this version, or asks for what lies outside of it
   * @throws DomainError SERVICE_UNAVAILABLE when the file is not there now
   */
  async send(
    paper: Paper,
    request: FileRequest,
    reply: FileReply,
    cacheControl: string,
  ): Promise<StreamableFile | undefined> {
    const etag = `"${paper.hash}"`;
    const headers = {
      etag,
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      'content-security-policy': PDF_POLICY,
    };
    const noteHeaders = () => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    };
    if (namesVersion(one(request.headers['if-none-match']), etag)) {
      noteHeaders();
      reply.status(304);
      return undefined;
    }
    const condition = one(request.headers['if-range']);
    const asked = condition === undefined || condition === etag ? request.headers.range : undefined;
    const range = byteRange(one(asked), paper.bytes);
    if (range === 'outside') {
      noteHeaders();
      reply.header('content-range', `bytes */${paper.bytes}`);
      reply.status(416);
      return undefined;
    }
    const file = await this.papers.open(paper, range);
    if (file === null) throw new DomainError('SERVICE_UNAVAILABLE', NOT_MADE);
    noteHeaders();
    if (range !== undefined) {
      reply.header('content-range', `bytes ${range.start}-${range.end}/${paper.bytes}`);
      reply.status(206);
    }
    return new StreamableFile(file.body, {
      type: PAPER_TYPE,
      disposition: `inline; filename="${paper.slug}.pdf"`,
      length: range === undefined ? paper.bytes : range.end - range.start + 1,
    });
  }
}

/** What a reader is told of a paper that isn't made yet. */
export const NOT_MADE = 'This paper is being made right now. Please try again in a minute.';
