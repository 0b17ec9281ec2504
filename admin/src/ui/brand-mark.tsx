import { Stack, SvgIcon, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BRAND } from '@prepward/contracts/brand';

/** The mark and the name. */
export function BrandMark() {
  const { palette } = useTheme();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <SvgIcon viewBox="0 0 32 32" aria-hidden="true" sx={{ fontSize: '2rem' }}>
        <rect width="32" height="32" rx="8" fill={palette.primary.main} />
        <path
          fill="none"
          stroke={palette.primary.contrastText}
          strokeWidth="2.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M9 8.5v15M9 8.5h7.25a5 5 0 0 1 0 10H14M18.5 21.5l2.5 2.5 4.5-5"
        />
      </SvgIcon>
      <Typography component="span" variant="h2" noWrap>
        {BRAND.name}
      </Typography>
    </Stack>
  );
}
