export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
