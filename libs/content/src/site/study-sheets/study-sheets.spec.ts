import { areasOf } from '@prepward/contracts/objectives';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { renderFault, renderMarkdown } from '../../bank/kit/render.js';
import { offersForbidden } from '../forbidden-offers.js';
import { STUDY_SHEETS } from './index.js';

const blocks = STUDY_SHEETS.flatMap(({ parts }) => parts.flatMap((part) => part.blocks));
