/** The inline icon set: 24 px grid, 1.5 px strokes, drawn for this app. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  bookmark: 'M6.5 4h11v16L12 15.5 6.5 20Z',
  message: 'M4 5.5h16v11H10L5.5 20v-3.5H4Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-3.8 3.6-6 7.5-6s6.900 2.200 7.500 6',
  home: 'M4 11.5 12 4l8 7.500M6.500 10v9.500h11V10M10 19.500v-5h4v5',
  bed: 'M3.500 18.500v-13M3.500 15h17v3.500M20.500 15v-2.500a3 3 0 0 0-3-3h-7V15M7 12a1.700 1.700 0 1 0 0-3.400A1.700 1.700 0 0 0 7 12Z',
  bath: 'M3.500 12.500h17v1.500a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5ZM6 12.500V6.500a2 2 0 0 1 4 0M7.500 19l-1 1.500M16.500 19l1 1.500',
  area: 'M4.500 9V4.500H9M19.500 9V4.500H15M4.500 15v4.500H9M19.500 15v4.500H15',
  pin: 'M12 21s6.500-6.200 6.500-11a6.500 6.500 0 0 0-13 0c0 4.800 6.500 11 6.500 11Zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  phone:
    'M5 4.500h3.500l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500V19a1.500 1.500 0 0 1-1.600 1.500C11 20 4 13 3.500 6.100A1.500 1.500 0 0 1 5 4.500Z',
  mail: 'M3.500 6h17v12h-17Zm0 1 8.500 6 8.500-6',
  camera:
    'M4 8h3.500L9 5.500h6L16.500 8H20v11H4Zm8 8.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600Z',
  image:
    'M4 5h16v14H4Zm0 11 4.500-4.500 4 4 2.500-2.500L20 17.500M15 10.200a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400Z',
  hide: 'M4 12s3-5.500 8-5.500S20 12 20 12s-3 5.500-8 5.500S4 12 4 12ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM5 4.500l14 15',
  plus: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  clock: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 7.500V12l3 2',
  bell: 'M5.500 16.500h13c-1.600-1.500-2-3.200-2-5.500a4.500 4.500 0 0 0-9 0c0 2.300-.400 4-2 5.500ZM10.200 19.500a1.900 1.900 0 0 0 3.600 0',
  alert: 'M12 4 21 19.500H3ZM12 10v4.500M12 17v.1',
  'cloud-off':
    'M4 4l16 16M9 6.300A5.500 5.500 0 0 1 17.300 10a4 4 0 0 1 2.400 6.400M16 18H7a4 4 0 0 1-.700-7.900',
  device: 'M7.500 3.500h9v17h-9ZM11 17.500h2',
  send: 'M4 12 20 4.500 15.500 20l-4-6Zm7.500 2L20 4.500',
  filter: 'M4 6.500h16M7 12h10M10 17.500h4',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11.500H5v9h14v-9h-1',
  print: 'M7 9V4h10v5M7 16.5H4.500V9h15v7.500H17M7 13.500h10V20H7Z',
  left: 'm14.500 5-7 7 7 7',
  right: 'm9.500 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  trash: 'M4.500 7h15M9 7V4.500h6V7M6.500 7l1 13h9l1-13M10 10.500v6M14 10.500v6',
  edit: 'M4.500 19.500 5.500 15 16 4.500l3.500 3.500L9 18.500ZM14 6.500l3.500 3.500',
  refresh: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4h-4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM17 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z',
  list: 'M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1',
  shield:
    'M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6Zm-3 8.500 2.200 2.200L15.200 10',
  bolt: 'M13 3 5.500 13.500H11L10 21l8.500-11H13Z',
  chart: 'M4 20h16M6.500 16.500v-5M12 16.500V5M17.500 16.500V9',
  map: 'M9 5 3.500 7.500v12L9 17l6 2.500 5.500-2.500V5L15 7.500Zm0 0v12M15 7.500v12',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 19.500h14',
} as const;

export type IconName = keyof typeof PATHS;

/** The names of all icons. */
export function iconNames(): IconName[] {
  return Object.keys(PATHS).filter((name): name is IconName => Object.hasOwn(PATHS, name));
}

/** One icon; it says nothing by itself, the text beside it does. */
export function Icon({
  name,
  size = 20,
  filled = false,
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
