export type ReadDatabase = object;
