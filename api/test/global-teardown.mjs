import { stopPostgres } from './postgres.ts';

export default stopPostgres;
