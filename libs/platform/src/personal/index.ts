export {
  type ExportFile,
  NO_ONE,
  type Person,
  type PersonalData,
  PersonalParts,
  type PersonalTable,
} from './personal-data.js';
export { PLATFORM_PERSONAL_DATA } from './platform-personal.repository.js';
