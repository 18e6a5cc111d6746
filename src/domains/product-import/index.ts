export { listExportRows } from './queries/list-export-rows.ts';
export { getShopImport, listBadLines, listImports } from './queries/list-imports.ts';
export { beginImport } from './use-cases/begin-import.ts';
export { cancelImport, confirmImport } from './use-cases/decide-import.ts';
export { mapColumns } from './use-cases/map-columns.ts';
