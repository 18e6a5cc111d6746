export { drawSheets, type Sheet } from './draw-sheets.ts';
