import type { SvgIconProps } from '@mui/material';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { StaffResourceName } from '../staff-routes.js';

interface InMenu {
  /** In the menu: sentence case, plural for lists. */
  label: string;
  icon: ComponentType<SvgIconProps>;
}

/**
 * Records of one kind. `name` is the path of the list, and of the API below its prefix. The route table's
 * `GET /api/v1/admin/<name>` decides who may see it; a test checks that.
 */
export type StaffResource = InMenu &
  Pick<ResourceProps, 'list' | 'show' | 'edit' | 'create' | 'recordRepresentation'> & {
    name: StaffResourceName;
  };

/** A page that isn't a list of records. */
export interface StaffPage extends InMenu {
  /** Relative to the back-office, without a leading slash. */
  path: string;
  page: ComponentType;
}

export type MenuEntry = StaffResource | StaffPage;

/** A part of the menu. */
export interface MenuGroup {
  label: string;
  entries: readonly MenuEntry[];
}

export function isResource(entry: MenuEntry): entry is StaffResource {
  return 'name' in entry;
}

/**
 * A page whose code is loaded when it's first opened, so that signing in stays quick. It needs the name of
 * the export: `lazyPage(() => import('./user-list.js'), 'UserList')`.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
}
