import { Headers } from '@nestjs/common';

/** The browser's own name, kept with the session so that a user knows their devices. */
export const UserAgent = () => Headers('user-agent');
