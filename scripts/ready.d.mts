export function packages(): void;
export function browser(): string;
export function run(script: string, args?: readonly string[], options?: { goOn?: boolean; env?: Record<string, string> }): number;
