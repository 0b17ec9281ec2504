import { Box, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, Sidebar, type SidebarProps, TitlePortal } from 'react-admin';
import { BrandMark } from '../ui/brand-mark.js';
import { ShellMenu } from './shell-menu.js';

/** react-admin wraps the title in boxes that would keep it from being cut off with an ellipsis. */
const TITLE = { minWidth: 0, pr: 1.5, '&& *': { display: 'inline' } };

function ShellBar() {
  return (
    <AppBar color="default" alwaysOn>
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          pr: 2,
          mr: 2,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <BrandMark />
      </Box>
      <TitlePortal component="h1" variant="h3" sx={TITLE} />
    </AppBar>
  );
}

/** Names the menu: a dialog on phones, a landmark elsewhere. */
function ShellSidebar(props: SidebarProps) {
  const isDialog = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const paper = { 'aria-label': 'Menu', ...(isDialog ? {} : { role: 'navigation' }) };
  return <Sidebar {...props} slotProps={{ paper }} />;
}

/** The frame of every page of the back-office. */
export function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ShellBar} menu={ShellMenu} sidebar={ShellSidebar}>
      {children}
    </Layout>
  );
}
