import { Alert, MenuItem, Stack, TextField } from '@mui/material';
import { sizeText } from '@prepward/browser/size-text';
import type { AdminFileDetail } from '@prepward/contracts/admin-files';
import { SUBJECT_SHORT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { saleText } from './file-words.js';
import { PagePictures } from './page-pictures.js';
import { UploadButton } from './upload-button.js';

function SaleButton({ file }: { file: AdminFileDetail }) {
  const common = { resource: 'files', id: file.id };
  if (file.soldAs !== null) {
    return (
      <ActionButton
        {...common}
        danger
        action="withdraw"
        label="Take off sale"
        title="Take this file off sale?"
        text="Buyers get the test bank that is made of the questions again, within a few minutes."
        confirm="Take off sale"
        done="The file isn’t sold anymore."
      />
    );
  }
  return (
    <ActionButton
      {...common}
      action="publish"
      label="Sell as a test bank"
      title="Sell this file as a test bank?"
      text="It takes the place of the subject’s current test bank. Everyone who bought that gets this file, stamped with their name, within a few minutes."
      inputs={
        <>
          <TextField select name="subject" label="Subject" defaultValue={SUBJECTS[0]}>
            {SUBJECTS.map((subject) => (
              <MenuItem key={subject} value={subject}>
                {SUBJECT_SHORT_NAMES[subject]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            name="questions"
            type="number"
            label="Number of questions in it"
            defaultValue={100}
            slotProps={{ htmlInput: { min: 1, max: 1000 } }}
          />
        </>
      }
      confirm="Sell it"
      toBody={({ subject, questions, reason }) => ({
        subject,
        questions: Number(questions),
        reason,
      })}
      done="The file is on sale. Buyers get it within a few minutes."
    />
  );
}

function About({ file }: { file: AdminFileDetail }) {
  return (
    <Facts
      facts={[
        ['Sale', saleText(file)],
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
    <StaffShow<AdminFileDetail> kind="File" backTo="All files" titleOf={({ name }) => name}>
      {(file) => (
        <>
          {file.soldAs === null ? null : (
            <Alert severity="info" sx={{ mx: { xs: 2, sm: 3 }, mt: 2 }}>
              {saleText(file)}. A new version isn’t sold until you sell it.
            </Alert>
          )}
          <Section title="First pages" actions={<SaleButton file={file} />}>
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
                  {pages} pages, {sizeText(bytes)}, <Moment at={createdAt} never="–" exact />
                </span>,
              ])}
            />
            <Stack sx={{ pt: 2 }}>
              <UploadButton label="Upload a new version" fileId={file.id} />
            </Stack>
          </Section>
        </>
      )}
    </StaffShow>
  );
}
