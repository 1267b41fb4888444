/** Letters that only Russian and Ukrainian need: whoever reads English does not load them. */
import "../style/fonts-cyrillic.css";
