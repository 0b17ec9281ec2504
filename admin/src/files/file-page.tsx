import { Alert, MenuItem, Stack } from '@mui/material';
import { sizeText } from '@prepward/browser/size-text';
import type { AdminFileDetail } from '@prepward/contracts/admin-files';
import { FILE_QUESTIONS } from '@prepward/contracts/file-rules';
import { PAPER_QUESTIONS, PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { SUBJECT_SHORT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { ActionButton } from '../ui/action-button.js';
import { chosen } from '../ui/chosen.js';
import { Facts, Section } from '../ui/facts.js';
import { FormField } from '../ui/form-field.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { freePaper, pagesText, paperName, publishedText, questionsRule } from './file-words.js';
import { PagePictures } from './page-pictures.js';
import { FileDownloads } from './paper-downloads.js';
import { UploadButton } from './upload-button.js';

interface FileProps {
  file: AdminFileDetail;
}

function Unpublish({ file }: FileProps) {
  return (
    <ActionButton
      route="admin.withdrawFile"
      id={file.id}
      danger
      label="Unpublish"
      title="Unpublish this file?"
      text={`${file.soldAs === null ? 'Visitors' : 'Buyers'} get the paper generated from the question bank again, within a few minutes.`}
      confirm="Unpublish"
      done={
        file.soldAs === null
          ? 'The file isn’t free to download anymore.'
          : 'The file isn’t sold anymore.'
      }
    />
  );
}

function Sell({ file }: FileProps) {
  return (
    <ActionButton
      route="admin.publishFile"
      id={file.id}
      label="Sell as a test bank"
      title="Sell this file as a test bank?"
      text="It replaces the subject’s current test bank. Everyone who bought that gets this file, stamped with their name, within a few minutes."
      inputs={
        <>
          <FormField select name="subject" label="Subject" defaultValue={SUBJECTS[0]}>
            {SUBJECTS.map((subject) => (
              <MenuItem key={subject} value={subject}>
                {SUBJECT_SHORT_NAMES[subject]}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            name="questions"
            type="number"
            label="Number of questions in it"
            defaultValue={String(PAPER_QUESTIONS['test-bank'])}
            rules={{ validate: questionsRule }}
            slotProps={{ htmlInput: { min: FILE_QUESTIONS.least, max: FILE_QUESTIONS.most } }}
          />
        </>
      }
      confirm="Sell it"
      toBody={({ subject, questions, reason }) => ({
        subject: chosen(SUBJECTS, subject),
        kind: 'test-bank',
        questions: Number(questions),
        reason,
      })}
      done="The file is on sale. Buyers get it within a few minutes."
    />
  );
}

function GiveAway({ file }: FileProps) {
  return (
    <ActionButton
      route="admin.publishFile"
      id={file.id}
      label="Publish as a free download"
      title="Publish this file as a free download?"
      text="Anyone can download it, within a few minutes. It replaces a free paper; the page around it keeps that paper’s title and description."
      inputs={
        <FormField select name="slug" label="Replaces" defaultValue={PUBLIC_PAPERS[0]?.slug}>
          {PUBLIC_PAPERS.map((paper) => (
            <MenuItem key={paper.slug} value={paper.slug}>
              {paperName(paper)}
            </MenuItem>
          ))}
        </FormField>
      }
      confirm="Publish it"
      toBody={({ slug, reason }) => {
        const { subject, kind } = freePaper(slug);
        return { subject, kind, reason };
      }}
      done="The file is free to download within a few minutes."
    />
  );
}

function PublishButtons({ file }: FileProps) {
  if (file.soldAs !== null || file.freeAs !== null) return <Unpublish file={file} />;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Sell file={file} />
      <GiveAway file={file} />
    </Stack>
  );
}

function About({ file }: FileProps) {
  return (
    <Facts
      facts={[
        ['Published', publishedText(file)],
        ['Free downloads', `${file.freeDownloads.toLocaleString()}, visitors included`],
        ['Pages', String(file.pages)],
        ['Size', sizeText(file.bytes)],
        ['SHA-256', <code key="hash">{file.hash}</code>],
        ['Uploaded', <Moment key="at" at={file.createdAt} never="–" exact />],
      ]}
    />
  );
}

/** /files/:id */
export function FilePage() {
  return (
    <StaffShow resource="files" kind="File" backTo="All files" titleOf={({ name }) => name}>
      {(file) => (
        <>
          {file.soldAs === null && file.freeAs === null ? null : (
            <Alert severity="info" sx={{ mx: { xs: 2, sm: 3 }, mt: 2 }}>
              {publishedText(file)}. A new version replaces it once you publish it.
            </Alert>
          )}
          <Section title="First pages" actions={<PublishButtons file={file} />}>
            <PagePictures file={file} />
          </Section>
          <Section title="About">
            <About file={file} />
          </Section>
          <Section title="Versions">
            <Facts
              facts={file.versions.map(({ version, bytes, pages, createdAt }) => [
                `Version ${version}`,
                <span key={version}>
                  {pagesText(pages)}, {sizeText(bytes)}, <Moment at={createdAt} never="–" exact />
                </span>,
              ])}
            />
            <Stack sx={{ pt: 2 }}>
              <UploadButton label="Upload a new version" fileId={file.id} />
            </Stack>
          </Section>
          <FileDownloads file={file} />
        </>
      )}
    </StaffShow>
  );
}
