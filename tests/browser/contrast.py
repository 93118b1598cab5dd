"""The contrast of texts with what is really behind them: pictures, gradients and shadows, pixel by pixel."""

import base64

from playwright.sync_api import Page

LEAST = 4.5
LEAST_LARGE = 3.0
"""For texts of 24 pixels, or of 18.66 bold ones. Both limits are those of WCAG, level AA."""

_BOXES = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement
    if (!node.data.trim() || element.closest("[aria-hidden=true], :disabled, script, style, option")) continue
    const style = getComputedStyle(element)
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, width, height } = range.getBoundingClientRect()
    if (width < 3 || height < 3 || !element.checkVisibility({ visibilityProperty: true })) continue
    if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) continue
    const covers = [0.02, 0.5, 0.98].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
    if (covers.some((there) => !there || !(element.contains(there) || there.contains(element)))) continue
    let opacity = 1
    let clipped = false
    for (let up = element; up; up = up.parentElement) {
      const { opacity: own, clipPath } = getComputedStyle(up)
      opacity *= Number(own)
      clipped ||= clipPath !== "none"
    }
    if (clipped || opacity < 0.05) continue
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    found.push({ text: node.data.trim(), left, top, width, height, color: style.color, opacity, large })
  }
  return found
}"""
_MEASURE = """async ([picture, boxes, least, leastLarge]) => {
  const image = new Image()
  image.src = "data:image/png;base64," + picture
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const paint = canvas.getContext("2d", { willReadFrequently: true })
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  const rgba = (color) => {
    one.clearRect(0, 0, 1, 1)
    one.fillStyle = color
    one.fillRect(0, 0, 1, 1)
    return [...one.getImageData(0, 0, 1, 1).data]
  }
  paint.drawImage(image, 0, 0)
  const light = (channels) => {
    const [r, g, b] = channels.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return boxes.flatMap((box) => {
    const [r, g, b, a] = rgba(box.color)
    const alpha = (a / 255) * box.opacity
    const { data } = paint.getImageData(box.left, box.top, Math.max(1, box.width), Math.max(1, box.height))
    const ratios = []
    for (let at = 0; at < data.length; at += 16) {
      const behind = [data[at], data[at + 1], data[at + 2]]
      const shown = [r, g, b].map((v, n) => v * alpha + behind[n] * (1 - alpha))
      const [bright, dark] = [light(shown), light(behind)].sort((x, y) => y - x)
      ratios.push((bright + 0.05) / (dark + 0.05))
    }
    const worst = ratios.sort((x, y) => x - y)[Math.floor(ratios.length / 20)]
    return worst < (box.large ? leastLarge : least) ? [`${box.text}: ${worst.toFixed(2)}`] : []
  })
}"""


def low_contrasts(page: Page) -> list[str]:
    """The texts in the window that stand out too little from the pixels behind them, apart from the worst twentieth.

    They are measured again if there are any, because a page may still have been moving.
    """
    if _measured(page):
        page.wait_for_timeout(1000)
        return _measured(page)
    return []


def _measured(page: Page) -> list[str]:
    boxes = page.evaluate(_BOXES)
    blank = page.add_style_tag(
        content="* { color: transparent !important; text-decoration: none !important; transition: none !important }"
    )
    picture = base64.b64encode(page.screenshot()).decode()
    blank.evaluate("style => style.remove()")
    found: list[str] = page.evaluate(_MEASURE, [picture, boxes, LEAST, LEAST_LARGE])
    return found
