import { ListSubheader } from '@mui/material';
import { Menu, useSidebarState } from 'react-admin';
import { isResource, type MenuEntry, type MenuGroup } from './menu-entry.js';
import { MENU_GROUPS } from './menu-groups.js';
import { QueuesItem } from './queues-item.js';

function EntryItem({ entry }: { entry: MenuEntry }) {
  const { icon: Icon, label } = entry;
  const path = isResource(entry) ? entry.name : entry.path;
  return <Menu.Item to={`/${path}`} primaryText={label} leftIcon={<Icon />} />;
}

function GroupHead({ label }: { label: string }) {
  const [isOpen] = useSidebarState();
  if (!isOpen) return null;
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{
        mt: 1.5,
        px: 2,
        lineHeight: 2.25,
        fontSize: 'body2.fontSize',
        fontWeight: 600,
        color: 'text.secondary',
        backgroundColor: 'transparent',
      }}
    >
      {label}
    </ListSubheader>
  );
}

/** The queues' board isn't one of our pages; it comes last in the last group. */
function itemsOf({ label, entries }: MenuGroup, isLast: boolean) {
  if (entries.length === 0 && !isLast) return [];
  return [
    <GroupHead key={label} label={label} />,
    ...entries.map((entry) => <EntryItem key={entry.label} entry={entry} />),
    ...(isLast ? [<QueuesItem key="queues" />] : []),
  ];
}

/** What the back-office offers. */
export function ShellMenu() {
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Dashboard" />
      {MENU_GROUPS.flatMap((group, i) => itemsOf(group, i === MENU_GROUPS.length - 1))}
    </Menu>
  );
}
