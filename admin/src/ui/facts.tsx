import { Box, Divider, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** A record's facts, one per line: a label and its value. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(([label, value], index) => (
        <Fragment key={label}>
          {index > 0 ? <Divider aria-hidden="true" component="div" role="presentation" /> : null}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' },
              columnGap: 3,
              alignItems: 'baseline',
              py: 1.5,
            }}
          >
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

interface SectionProps {
  title: string;
  /** Buttons next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a record's page under a heading. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: '2.75rem',
          mb: 1,
        }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
