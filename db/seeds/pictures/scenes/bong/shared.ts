export const flat = { isFlat: true, detail: { zoom: 2.1, focus: [0.5, 0.5, 0.3] as const } };

export const PASTEL = ['#f2a9b4', '#f6cf6a', '#8fc7e8', '#a8d8a0', '#c9b0e6', '#f5b583'] as const;

export const pastel = (index: number): string => PASTEL[index % PASTEL.length] ?? '#f2a9b4';
