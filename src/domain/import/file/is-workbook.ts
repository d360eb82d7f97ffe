/** Whether a file is packed as workbooks of spreadsheets are (XLSX). */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte);
}
