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
 * Records of one kind. `name` is the path of the list, and of the API below its prefix; who may see it
 * is what the route table says of `GET /api/v1/admin/<name>`, which a test reads.
 */
export type StaffResource = InMenu &
  Pick<ResourceProps, 'list' | 'show' | 'edit' | 'create' | 'recordRepresentation'> & {
    name: StaffResourceName;
  };

/** A page that is no list of records. */
export interface StaffPage extends InMenu {
  /** Below the back-office, without a slash before it. */
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
 * A page whose code is loaded when it is opened first, so that signing in stays quick. (The name goes
 * with it, as a file exports its page by name: `lazyPage(() => import('./user-list.js'), 'UserList')`.)
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
}
