// violates: lint/style/useImportType
import { Colour } from './lists.ts';

export type Paint = Colour;
